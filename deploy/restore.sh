#!/bin/sh
# restore.sh FOLDER: what backup.sh has put there, into an empty database and folder, before Kachel is started on them.
set -eu
umask 077
mkdir -p "$DATA_DIR"
pg_restore --no-owner --exit-on-error --dbname "$DATABASE_URL" "$1/rows.dump"
tar -C "$DATA_DIR" -xzf "$1/files.tar.gz"
