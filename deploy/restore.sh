#!/bin/sh
# restore.sh FOLDER restores a backup of backup.sh into an empty database and an empty DATA_DIR. Run it before Kachel is
# started.
set -eu
umask 077
mkdir -p "$DATA_DIR"
# In one transaction, so that it can be repeated after a failure. Without comments: only the owner of the extension
# pg_trgm can set the comment on it.
pg_restore --no-owner --no-comments --single-transaction --dbname "$DATABASE_URL" "$1/rows.dump"
tar -C "$DATA_DIR" -xzf "$1/files.tar.gz"
