#!/bin/sh
# Builds the image without a registry of images, starts it read-only as another account than the owner of the code, and
# requests pages: sh tools/deploy/image.sh [FOLDER]
#
# With TWICE=1, the image is built a second time, from another copy of the project, and must have the same hash.
#
# Needs root, and the Debian packages buildah, mmdebstrap and curl. The two base images are made from Debian packages
# and the Node of node_modules; the Dockerfile is the one that operators build. FOLDER keeps the images for the next run.
set -eu

project=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$(mktemp -d)}
suite=${SUITE:-bookworm}
mkdir -p "$work/storage" "$work/run"

build() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }
step() { printf '\n== %s\n' "$1"; }
have() { build images -q "$1" >/dev/null 2>&1; }

step "Base images from Debian packages ($suite)"
if ! have localhost/base:local; then
	[ -f "$work/base.tar" ] ||
		mmdebstrap --quiet --variant=minbase --mode=root --include=libatomic1,libstdc++6 "$suite" "$work/base.tar"
	base=$(build from scratch)
	build add -q "$base" "$work/base.tar" / >/dev/null
	build commit -q "$base" localhost/base:local
	build rm "$base" >/dev/null
fi
if ! have localhost/node:local; then
	node=$(build from localhost/base:local)
	build copy -q "$node" "$project"/node_modules/node-linux-*/bin/node /usr/local/bin/node >/dev/null
	npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
	build copy -q "$node" "$npm" /usr/local/lib/node_modules/npm >/dev/null
	build run --isolation chroot "$node" -- sh -c \
		'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx'
	# The authorities of this machine, for a registry behind a proxy; only the build stage has them.
	if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
		build copy -q "$node" "$NODE_EXTRA_CA_CERTS" /etc/extra-authorities.pem >/dev/null
		build config --env NODE_EXTRA_CA_CERTS=/etc/extra-authorities.pem "$node"
	fi
	build commit -q "$node" localhost/node:local
	build rm "$node" >/dev/null
fi

step "Image from the Dockerfile"
image() {
	build bud --isolation chroot --layers=false --timestamp "${SOURCE_DATE_EPOCH:-0}" \
		--build-arg BUILD_IMAGE=localhost/node:local --build-arg BASE_IMAGE=localhost/base:local \
		-t "$1" -f "$2/Dockerfile" "$2"
}
[ -n "${KEEP_IMAGE:-}" ] && have localhost/vitrine:local || image localhost/vitrine:local "$project"
build images localhost/vitrine:local

if [ -n "${TWICE:-}" ]; then
	step "The same image from another copy"
	rm -rf "$work/copy" && git clone -q "$project" "$work/copy"
	image localhost/vitrine:again "$work/copy"
	hash() { build images --no-trunc -q "$1"; }
	echo "$(hash localhost/vitrine:local)"
	echo "$(hash localhost/vitrine:again)"
	[ "$(hash localhost/vitrine:local)" = "$(hash localhost/vitrine:again)" ] || { echo "two builds differ"; exit 1; }
fi

step "Start: read-only root, account 10001, no capabilities, no new privileges"
container=$(build from localhost/vitrine:local)
root=$(build mount "$container")
rm -rf "$work/data" && install -d -o 10001 -g 10001 "$work/data"
sh "$project/tools/deploy/confined.sh" "$root" "$work/data" node apps/cli/bin/vitrine.mjs serve >"$work/log" 2>&1 &
runner=$!
# unshare ignores the signals that end a program, so they go to the server that it waits for.
server() { pgrep -P "$runner" | head -n 1; }
stop() {
	kill "$(server)" 2>/dev/null || kill "$runner" 2>/dev/null || true
	for _ in $(seq 1 20); do
		kill -0 "$runner" 2>/dev/null || break
		sleep 1
	done
	kill -KILL "$(server)" 2>/dev/null || true
	wait "$runner" 2>/dev/null || true
	build umount "$container" >/dev/null 2>&1 || true
	build rm "$container" >/dev/null 2>&1 || true
}
trap stop EXIT

for _ in $(seq 1 120); do
	if curl -fs http://127.0.0.1:3917/readyz >/dev/null 2>&1; then break; fi
	kill -0 "$runner" 2>/dev/null || break
	sleep 1
done
cat "$work/log"

step "Answers"
failed=0
for path in /livez /readyz / /models /tasks /docs /api/models?limit=1; do
	status=$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:3917$path" || true)
	echo "$status $path"
	[ "$status" = 200 ] || failed=1
done
curl -s http://127.0.0.1:9917/metrics | grep -E '^(process_resident_memory_bytes|vitrine_index_(up|records)) ' || failed=1

step "Account, root file system and code"
server=$(server)
grep -E '^(Uid|CapEff|CapBnd|NoNewPrivs|VmHWM)' "/proc/$server/status"
# Enters the namespaces and the root of the server, as its account.
inside() {
	nsenter -t "$server" -m -p -r -w setpriv --reuid=10001 --regid=10001 --clear-groups --bounding-set=-all --inh-caps=-all sh -c "$1"
}
refused() { if inside "$1" 2>/dev/null; then echo "not refused: $1"; failed=1; else echo "refused: $1"; fi; }
refused 'touch /vitrine/x'
refused 'touch /vitrine/apps/cli/bin/vitrine.mjs'
refused 'touch /x'
refused 'cp /bin/true /tmp/program && /tmp/program'
refused 'command -v npm'
refused 'ls -d /vitrine/node_modules/vite /vitrine/node_modules/vitest /vitrine/node_modules/typescript 2>/dev/null | grep .'
inside 'touch /data/x && rm /data/x && echo "writable: /data"' || failed=1
inside 'stat -c "%u:%g %a %n" /vitrine /vitrine/apps/cli/bin/vitrine.mjs /data'
du -sh "$root" | cut -f1

step "Stop"
kill "$server"
for _ in $(seq 1 15); do
	kill -0 "$server" 2>/dev/null || break
	sleep 1
done
if kill -0 "$server" 2>/dev/null; then echo "still running after SIGTERM"; failed=1; else echo "ended by SIGTERM"; fi

step "Result"
[ "$failed" = 0 ] && echo "passed" || { echo "failed"; exit 1; }
