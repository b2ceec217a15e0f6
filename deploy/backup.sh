#!/bin/sh
# backup.sh FOLDER backs up the database of DATABASE_URL, then these files of DATA_DIR: riders' uploads, the editors'
# pictures and unsent mails (without SMTP_URL). The order matters: a file is written before its row, so every row in the
# backup has its file.
set -eu
umask 077
to=${1%/}
# A mistyped DATA_DIR would be created below, and the backup would contain no files.
test -d "$DATA_DIR" || { echo "There is no folder $DATA_DIR (DATA_DIR)." >&2; exit 1; }
# FOLDER exists only when the backup is complete. A failed backup leaves FOLDER.part.
rm -rf "$to.part"
mkdir -p "$to.part"
pg_dump --format=custom --no-owner --file "$to.part/rows.dump" "$DATABASE_URL"
mkdir -p "$DATA_DIR/uploads-received" "$DATA_DIR/uploads" "$DATA_DIR/outbox"
# Omits uploads in progress (.incoming). tar exits with 1 if a file changed while tar read it, which is no error here.
# For errors it exits with 2.
tar -C "$DATA_DIR" --exclude=uploads-received/.incoming -czf "$to.part/files.tar.gz" uploads-received uploads outbox || test $? -eq 1
mkdir -p "$to"
mv "$to.part"/* "$to"
rmdir "$to.part"
