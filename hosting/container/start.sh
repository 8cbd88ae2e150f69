#!/bin/sh
# Prepares nginx from the environment and becomes nginx. Writes to one folder only, so that the root may be read-only.
set -eu
here=$(dirname "$0")
run=${RUN_FOLDER:-/tmp/admin}
mkdir -p "$run"
node "$here/prepare.mjs" "${ROOT_FOLDER:-/app/dist}" "$run"
exec nginx -e stderr -c "$run/nginx.conf" -g 'daemon off;'
