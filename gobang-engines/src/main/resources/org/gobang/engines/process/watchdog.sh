# Waits for the end of its input, which comes when the application that started it ends, however it
# ends. Then ends a process and its whole process tree by SIGKILL.
#
# Argument: an entry that the environments of the tree have, unless a process removed it.
# Input: the id of the first process; then a line if the tree is to end at once. Without that line
# the tree has a second to end by itself, as its own input has ended as well.
#
# On Linux a process belongs to the tree if its environment has the entry, its parent belongs to the
# tree, or its session does: the first process leads a session of its own where setsid is installed.
# Elsewhere the tree is what descends from the first process at the end.
trap '' HUP INT QUIT TERM PIPE
entry=$1

# Reads what the kernel says of a process. A process may choose its name, which can hold line ends
# and brackets. Fails if the process has ended.
stat() {
  line=
  while read -r part || [ -n "$part" ]; do
    line=$line$part
  done <"/proc/$1/stat" || return 1
  # shellcheck disable=SC2086 # split into fields
  set -- ${line##*) }
  state=$1 parent=$2 session=$4 started=${20}
  [ -n "$started" ] && [ "$state" != Z ]
}

# When a process started: ids are used again.
start_of() {
  if [ -d /proc/$$ ]; then
    stat "$1" && echo "$started"
  else
    ps -o lstart= -p "$1"
  fi
}

# Adds those that belong to the tree to the variables tree and sessions.
gather() {
  for process in /proc/[0-9]*; do
    process=${process#/proc/}
    stat "$process" || continue
    case "$tree|$sessions" in
      *" $process "*'|'* | *" $parent "*'|'* | *'|'*" $session "*) ;;
      *) continue ;;
    esac
    case $tree in
      *" $process "*) ;;
      *) tree="$tree$process " ;;
    esac
    case " $application $sessions" in
      *" $session "*) ;;
      *) sessions="$sessions$session " ;;
    esac
  done
}

# Finds the tree; fails if none of it runs.
find_tree() {
  tree=' '
  for process in $(grep -lsF "$entry" /proc/[0-9]*/environ); do
    process=${process#/proc/}
    tree="$tree${process%/environ} "
  done
  stat "$first" && tree="$tree$first "
  before=
  while [ "$before" != "$tree$sessions" ]; do
    before=$tree$sessions
    gather
  done
  [ "$tree" != ' ' ]
}

end_descendants() {
  # shellcheck disable=SC2046 # a list of ids
  set -- "$1" $(pgrep -P "$1")
  kill -9 "$1"
  shift
  for child; do
    end_descendants "$child"
  done
}

if [ -d /proc/$$ ]; then
  stat "$PPID" && application=$session
fi
read -r first || first=none
start=$(start_of "$first")
read -r at_once || sleep 1
now=$(start_of "$first")
if [ -n "$now" ] && [ "$now" != "$start" ]; then
  first=none
fi
if [ -d /proc/$$ ]; then
  sessions=" $first "
  rounds=20 # for one that starts processes as fast as they are ended
  while [ "$rounds" -gt 0 ] && find_tree; do
    # shellcheck disable=SC2086 # a list of ids
    kill -9 $tree
    rounds=$((rounds - 1))
  done
elif [ -n "$now" ]; then
  end_descendants "$first"
fi
