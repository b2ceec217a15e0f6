#!/bin/sh
# backup.sh FOLDER saves the database of DATABASE_URL, then riders' uploads, the editors' pictures and mails not sent (without
# SMTP_URL) in DATA_DIR. In this order, because a file is written before its row: every row in the backup has its file.
set -eu
umask 077
to=${1%/}
# FOLDER appears once all is saved: a backup that failed leaves FOLDER.part.
rm -rf "$to.part"
mkdir -p "$to.part"
pg_dump --format=custom --no-owner --file "$to.part/rows.dump" "$DATABASE_URL"
mkdir -p "$DATA_DIR/uploads-received" "$DATA_DIR/uploads" "$DATA_DIR/outbox"
# Running uploads (.incoming) are left out. tar exits with 1 if a file changed while it was read, which is fine; errors are 2.
tar -C "$DATA_DIR" --exclude=uploads-received/.incoming -czf "$to.part/files.tar.gz" uploads-received uploads outbox || test $? -eq 1
mkdir -p "$to"
mv "$to.part"/* "$to"
rmdir "$to.part"
