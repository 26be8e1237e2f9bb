#!/bin/sh
# Verifies a tree in shards with GNU parallel, and adds the results up.
#
#   tests/cluster/parallel.sh [SHARDS] [arguments of strategy verify...]
#
# With parallel's own --sshlogin (in the environment variable PARALLEL) the shards go to many machines.
set -eu
shards=${1:-4}
[ $# -gt 0 ] && shift
yonsan=${YONSAN:-yonsan}
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
# A shard with an open reply ends with 1; all the others are wanted all the same, and merge says what was found.
seq "$shards" | parallel --will-cite --quote \
    "$yonsan" strategy verify "$@" --shard "{}/$shards" --out "$results/{}.json" >/dev/null || true
"$yonsan" strategy merge "$results"/*.json
