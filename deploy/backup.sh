#!/bin/sh
# backup.sh FOLDER: rows from DATABASE_URL; riders' files and the editors' pictures from DATA_DIR. Rows first: a file is
# there before its row is.
set -eu
umask 077
mkdir -p "$1"
pg_dump --format=custom --no-owner --file "$1/rows.dump" "$DATABASE_URL"
mkdir -p "$DATA_DIR/uploads-received" "$DATA_DIR/uploads"
tar -C "$DATA_DIR" -czf "$1/files.tar.gz" uploads-received uploads
