-- What came in by day, hour or quarter of an hour, from a file, by hand or from a till. Local times: a business thinks
-- in them, and what a clock change repeats is marked.
create table taking (
  project_id uuid default current_project(),
  id uuid,
  kind text not null check (kind in ('takings', 'receipts', 'guests', 'orders')),
  date date not null,
  minute smallint check (minute between 0 and 1425),
  is_again boolean not null default false,
  minutes smallint not null check (minutes in (15, 30, 60, 1440)),
  value numeric(12, 2) not null,
  is_confirmed boolean not null default false,
  recorded_at timestamptz not null,
  replaced_at timestamptz,
  check ((minute is null) = (minutes = 1440)),
  primary key (project_id, id)
);
comment on table taking is
  'What came in: money in the project’s currency, or numbers of receipts, guests or orders. A row stays when another '
  'replaces it: the history of a correction.';
comment on column taking.minute is 'The local beginning, in minutes after midnight; null: of the whole day.';
comment on column taking.is_again is 'The second time that this hour comes, in the night in which clocks go back.';
comment on column taking.minutes is 'How long the time is in which it came in.';
comment on column taking.is_confirmed is 'A value of many times the usual is right, and forecasts learn from it.';
comment on column taking.replaced_at is 'When another value took its place; null: it is the one that counts.';
create unique index taking_current on taking (project_id, kind, date, coalesce(minute, -1), is_again)
  where replaced_at is null;
alter table taking enable row level security, force row level security;
create policy tenant on taking using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create trigger writes_counted after insert or update or delete on taking for each row execute function count_write();
grant select, insert, update, delete on taking to pamaina_app;
alter table taking
  add foreign key (project_id) references project (id) on delete cascade;
