#!/bin/sh
# Starts Phaseline with the Java runtime that lies beside it; no other Java is needed or looked for.

here=$0
while [ -L "$here" ]; do
  link=$(readlink "$here")
  case $link in
    /*) here=$link ;;
    *) here=$(dirname "$here")/$link ;;
  esac
done
home=$(cd "$(dirname "$here")/.." && pwd -P) || exit 3

# As a batch the threads of a server let each other finish, which saves about a tenth of their time.
batch=
if [ "${1:-}" = serve ] && command -v chrt >/dev/null && chrt -b 0 true 2>/dev/null; then
  batch="chrt -b 0"
fi

# shellcheck disable=SC2086
exec $batch "$home/runtime/bin/java" @OPTIONS@ \
  -cp "@CLASSPATH@" org.phaseline.cli.Main "$@"
