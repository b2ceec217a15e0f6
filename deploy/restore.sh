#!/bin/sh
# restore.sh FOLDER restores a backup of backup.sh into an empty database and an empty DATA_DIR, before Kachel is started.
set -eu
umask 077
mkdir -p "$DATA_DIR"
# All or nothing, so that it can be run again. Without comments: the one on pg_trgm belongs to whoever installed it.
pg_restore --no-owner --no-comments --single-transaction --dbname "$DATABASE_URL" "$1/rows.dump"
tar -C "$DATA_DIR" -xzf "$1/files.tar.gz"
