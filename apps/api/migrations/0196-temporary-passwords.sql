-- A temporary password works for some days; those from before get as long from now on.
alter table account add column temporary_until timestamptz;
update account set temporary_until = now() + interval '14 days' where must_change_password;
