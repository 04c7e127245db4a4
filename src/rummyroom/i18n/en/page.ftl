product-name = Rummy Room
unknown-problem = The server refused this for a reason this page does not know: { $code }.
