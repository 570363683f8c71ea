-- How long a month is planned when nobody says otherwise.
alter table project add column planning_seconds smallint not null default 10 check (planning_seconds between 1 and 160);
