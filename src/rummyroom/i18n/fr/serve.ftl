## Ce que dit la commande pendant qu’elle sert les parties.

serve-ready = Rummy Room est prêt : { $url }
serve-lan = Les autres appareils de votre réseau y accèdent par { $url }
serve-stop = Ctrl+C pour arrêter ; les parties reprendront là où elles en étaient.
serve-stopped = Arrêté. Toutes les parties sont enregistrées.
serve-port_taken = Le port { $port } est pris par un autre programme ; le port { $chosen } est utilisé.
serve-cannot_listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-already_running = Rummy Room tourne déjà avec les données de { $data } : { $url }
serve-no_data_folder = Impossible d’utiliser le dossier de données { $data } : { $reason }
serve-not_started = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
