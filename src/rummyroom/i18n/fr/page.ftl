product-name = Rummy Room
unknown-problem = Le serveur a refusé pour une raison que cette page ne connaît pas : { $code }.
