#!/usr/bin/env bash
# Installs what the browser tests need, as far as it is missing: Chromium, by apt on Linux, and a
# Python environment with Playwright and axe-core in .build/browser.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v chromium > /dev/null && [ -z "${CHROMIUM:-}" ]; then
  if ! command -v apt-get > /dev/null; then
    echo "Chromium is missing: install it, and name it in CHROMIUM" >&2
    exit 1
  fi
  as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  echo "Installing chromium with apt-get"
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core python3-venv > /dev/null
fi

Tests/install-python.sh Browser
