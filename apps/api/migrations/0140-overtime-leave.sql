-- Hours above the norm, on holidays and on rest days that become annual leave on request, times what they would be paid (DK 144(5)).
create table overtime_leave (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  -- The first day of the month in which they were worked.
  month date not null check (extract(day from month) = 1),
  -- What they are: [{ multiplier, minutes }]. Counted again when the month is locked.
  parts jsonb not null,
  leave_minutes integer not null check (leave_minutes >= 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  version integer not null default 1,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);
-- Nobody gets the same hours twice.
create unique index overtime_leave_once on overtime_leave (project_id, employee_id, month)
  where status in ('pending', 'approved');

alter table overtime_leave enable row level security;
alter table overtime_leave force row level security;
create policy tenant on overtime_leave using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on overtime_leave to pamaina_app;
