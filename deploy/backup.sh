#!/bin/sh
# backup.sh FOLDER: rows from DATABASE_URL; riders' files and the editors' pictures from DATA_DIR. Rows first: a file is
# there before its row is.
set -eu
umask 077
mkdir -p "$1"
pg_dump --format=custom --no-owner --file "$1/rows.dump" "$DATABASE_URL"
mkdir -p "$DATA_DIR/uploads-received" "$DATA_DIR/uploads"
# No row names what is still arriving. 1: a file came, went or grew meanwhile, which riders' files may; worse is 2.
tar -C "$DATA_DIR" --exclude=uploads-received/.incoming -czf "$1/files.tar.gz" uploads-received uploads || test $? -eq 1
