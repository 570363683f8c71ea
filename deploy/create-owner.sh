#!/bin/sh
# Runs once, in a new database: Pamaina's own role, which is no superuser, and its database.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" <<'SQL'
create role pamaina login createrole password :'password';
create database pamaina owner pamaina;
SQL
