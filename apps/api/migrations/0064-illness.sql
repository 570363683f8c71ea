-- Illness that time off could not note, because a request or an approval covers the day already: such a time reads "ill" too.
alter table unavailability add column is_illness boolean not null default false;
