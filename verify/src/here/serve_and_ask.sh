# Starts the server that serve.sh starts, waits until it answers, runs the request of ask.sh, and stops the server.
# What the server prints goes to the errors. A server that loads its model first answers 503 until then.
port=$(sed -n 's|.*http://localhost:\([0-9]*\)/.*|\1|p' ask.sh | head -n 1)
sh ./serve.sh >&2 &
server=$!
while :; do
	status=$(curl --disable --silent --output /dev/null --max-time 10 --write-out '%{http_code}' "http://localhost:$port/health")
	case $status in
	000 | 503) ;;
	*) break ;;
	esac
	kill -0 "$server" 2>/dev/null || { wait "$server" && echo "The server ended before it answered." >&2; exit 1; }
	sleep 0.2
done
sh ./ask.sh
status=$?
kill "$server"
exit "$status"
