-- What is known of days to come: what an event does to takings, and days that were typed over by hand. Which requirements
-- a used proposal wrote.
alter table event add column takings_percent smallint check (takings_percent between 1 and 1000);
comment on column event.takings_percent is
  'So many percent of what usually comes in come in on its day; null: as usual.';
alter table requirement add column is_proposed boolean not null default false;
comment on column requirement.is_proposed is
  'A used proposal set it, and nobody changed it since: the next proposal may replace it.';
create table expected_taking (
  project_id uuid default current_project(),
  id uuid,
  kind text not null check (kind in ('takings', 'receipts', 'guests', 'orders')),
  date date not null,
  hour smallint check (hour between 0 and 23),
  value numeric(12, 2) not null,
  primary key (project_id, id)
);
comment on table expected_taking is 'What a manager expects of a day, in place of the forecast.';
comment on column expected_taking.hour is
  'The local hour in which it comes in; null: of the whole day, which then has no other row of its kind.';
create unique index expected_taking_once on expected_taking (project_id, kind, date, coalesce(hour, -1));
alter table expected_taking enable row level security, force row level security;
create policy tenant on expected_taking using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create trigger writes_counted after insert or update or delete on expected_taking
  for each row execute function count_write();
grant select, insert, update, delete on expected_taking to pamaina_app;
alter table expected_taking
  add foreign key (project_id) references project (id) on delete cascade;
