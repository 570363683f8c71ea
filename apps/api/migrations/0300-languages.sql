-- The languages are in the program's list: a new one needs no change of the database. The version before
-- stores no others.
alter table account drop constraint account_language_check;
alter table account add constraint account_language_check check (language ~ '^[a-z]{2}$');
