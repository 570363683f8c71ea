#!/bin/sh
# Writes the secrets of a new installation: sh deploy/make-secrets.sh pamaina.example.lt
set -eu
address=${1:?usage: sh deploy/make-secrets.sh pamaina.example.lt}
cd "$(dirname "$0")"
if [ -e .env ] || [ -e postgres-password ]; then
  echo "deploy/.env exists: delete it yourself if you want new secrets. The database keeps the old password." >&2
  exit 1
fi
umask 077
random() { od -An -N "$1" -tx1 /dev/urandom | tr -d ' \n'; }
password=$(random 24)
random 24 > postgres-password
# PostgreSQL's user in its container must read it.
chmod 644 postgres-password
cat > .env <<END
SITE_ADDRESS=$address
PUBLIC_URL=https://$address
DATABASE_PASSWORD=$password
DATABASE_URL=postgres://pamaina:$password@db:5432/pamaina
JWT_SECRET=$(random 32)
REGISTRATION_CODE=$(random 8)
END
echo "Written: deploy/.env and deploy/postgres-password. Keep a copy of both apart from the backups."
