#!/bin/sh
# Verifies a tree in shards as a Slurm job array on a cluster of one machine, which this script starts and stops.
#
#   tests/cluster/slurm.sh [SHARDS] [arguments of strategy verify...]
#
# Needs Debian's slurm-wlm and munge, and root. On a real cluster only the lines from `sbatch` on are needed.
set -eu
shards=${1:-4}
[ $# -gt 0 ] && shift
yonsan=$(command -v "${YONSAN:-yonsan}")
# Every machine of the cluster must see this folder.
work=$(mktemp -d)
chmod 755 "$work"
host=$(hostname -s)
cores=$(nproc)

stop() {
    for file in "$work"/*.pid; do
        [ -f "$file" ] && kill "$(cat "$file")" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap stop EXIT

# Munge refuses keys and sockets that others could write.
mkdir -p /run/munge
chown munge: /run/munge
pgrep -x munged >/dev/null || setpriv --reuid munge --regid munge --clear-groups munged --force 2>/dev/null
mkdir "$work/state" "$work/spool"
cat >"$work/slurm.conf" <<CONF
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SchedulerType=sched/builtin
ReturnToService=2
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
NodeName=$host NodeAddr=127.0.0.1 CPUs=$cores State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF="$work/slurm.conf"
slurmctld -f "$SLURM_CONF"
slurmd -f "$SLURM_CONF" -N "$host"
until sinfo --noheader --format %T 2>/dev/null | grep -q idle; do sleep 1; done

cat >"$work/shard.sbatch" <<JOB
#!/bin/sh
exec "$yonsan" strategy verify $* --shard "\$SLURM_ARRAY_TASK_ID/$shards" --out "$work/\$SLURM_ARRAY_TASK_ID.json"
JOB
# A shard with an open reply ends with 1; merge says what was found.
sbatch --quiet --wait --array="1-$shards" --chdir="$work" --output="$work/%a.log" "$work/shard.sbatch" || true
"$yonsan" strategy merge "$work"/*.json
