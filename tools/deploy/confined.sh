#!/bin/sh
# Runs a command in the file system of an image as Docker does with --read-only, --cap-drop=ALL, --security-opt
# no-new-privileges and --user 10001: sh confined.sh ROOT DATA COMMAND ...
#
# It uses namespaces of mounts and processes only, so it works inside a container whose control groups belong to another
# system, where OCI runtimes refuse to start. It does not test limits of memory, seccomp or the network.
set -eu

if [ "${CONFINED:-}" = "" ]; then
	exec env CONFINED=1 unshare --mount --pid --ipc --uts --fork --kill-child=TERM sh "$0" "$@"
fi
root=$1 data=$2
shift 2
mount --make-rprivate /
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -o remount,bind,nosuid,nodev,noexec "$root/data"
mount -t proc proc "$root/proc"
mount -t tmpfs -o nosuid,nodev,noexec,size=64m,mode=1777 tmpfs "$root/tmp"
mount -o remount,bind,ro "$root"
cd "$root"
exec env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="${PORT:-3917}" VITRINE_DATA=/data \
	VITRINE_METRICS_PORT="${VITRINE_METRICS_PORT:-9917}" VITRINE_LOG=json \
	/usr/sbin/chroot "$root" setpriv --reuid=10001 --regid=10001 --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs \
	sh -c 'cd /vitrine && exec "$@"' sh "$@"
