## What the command says while it serves.

serve-ready = Rummy Room is ready at { $url }
serve-lan = Others in your network reach it at { $url }
serve-stop = Press Ctrl+C to stop; games go on where they stood.
serve-stopped = Stopped. All games are saved.
serve-port_taken = Port { $port } is taken by another program; using port { $chosen }.
serve-cannot_listen = Cannot listen at { $host } port { $port }: { $reason }
serve-already_running = Rummy Room already runs with the data in { $data }: { $url }
serve-no_data_folder = Cannot use the data folder { $data }: { $reason }
serve-not_started = The server could not start; the lines above say why.
