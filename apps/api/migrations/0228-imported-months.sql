-- The version of a month that an import of past shifts made last. While it is the newest one, nobody has published the month here, and
-- more past shifts can be added.
alter table schedule_month add column imported_version integer not null default 0 check (imported_version >= 0);
