## Was der Befehl sagt, während er läuft.

serve-ready = Rummy Room ist bereit: { $url }
serve-lan = Andere in deinem Netz erreichen es unter { $url }
serve-stop = Strg+C beendet; die Spiele gehen später weiter, wo sie standen.
serve-stopped = Beendet. Alle Spiele sind gespeichert.
serve-port_taken = Port { $port } ist von einem anderen Programm belegt; Port { $chosen } wird benutzt.
serve-cannot_listen = Kann nicht auf { $host }, Port { $port }, horchen: { $reason }
serve-already_running = Rummy Room läuft schon mit den Daten in { $data }: { $url }
serve-no_data_folder = Kann den Datenordner { $data } nicht benutzen: { $reason }
serve-not_started = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
