-- The login of this database's requests, where the server is not ours (docs/decisions/069): a member of pamaina_app with
-- a random password, which only the owner reads. The name has the database's number, so a copy of the database makes a
-- login of its own.
create table app_login (
  role text primary key,
  password text not null
);
