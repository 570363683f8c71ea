-- What late changes of published shifts cost (docs/decisions/102-late-changes.md).
-- The version before leaves the columns of the project empty and knows nothing of the table.
alter table project
  add late_change_hours smallint check (late_change_hours between 1 and 720),
  add late_change_percent smallint check (late_change_percent between 1 and 200),
  add check ((late_change_hours is null) = (late_change_percent is null));
comment on column project.late_change_hours is 'A rule of the house: changes announced less than these hours ahead are paid; null: there is none.';
comment on column project.late_change_percent is 'The share of the lost time that the rule of the house pays.';

create table late_change (
  project_id uuid default current_project(),
  id uuid,
  employee_id text,
  former_name text,
  shift_id uuid not null,
  date date not null,
  start_time time not null,
  end_time time not null,
  role text not null,
  change text not null check (change in ('cancelled', 'given_away', 'cut', 'moved')),
  late_minutes integer not null check (late_minutes > 0),
  basis text not null check (basis in ('law', 'house')),
  law_pack text not null,
  article text,
  paid_minutes integer check (paid_minutes > 0),
  rate_cents integer check (rate_cents >= 0),
  cents integer check (cents >= 0),
  changed_at timestamptz not null,
  changed_by text not null,
  cause_id uuid,
  primary key (project_id, id),
  check ((basis = 'law') = (article is not null)),
  check (cents is not null or paid_minutes is not null)
);
comment on table late_change is 'What an employee is paid for a published shift that changed late: an own line of payroll, kept as it was published.';
comment on column late_change.former_name is 'Of who was deleted; the pseudonym once that employee is erased.';
comment on column late_change.shift_id is 'As published; the shift itself may be gone.';
comment on column late_change.date is 'Of the shift before the change, like those beside it.';
comment on column late_change.late_minutes is 'How much later than the longest notice that was asked for.';
comment on column late_change.article is 'As the law pack names it; null: the rule of the house.';
comment on column late_change.paid_minutes is 'Minutes that are paid; null for an amount of money that does not depend on hours.';
comment on column late_change.cents is 'Null: the hourly rate of the employee was not known.';
comment on column late_change.cause_id is 'The amendment that was published, or the repair: undoing that one takes it back; null: a change of one shift or a month.';
create index late_change_date on late_change (project_id, date);
create index late_change_employee on late_change (project_id, employee_id);
alter table late_change enable row level security, force row level security;
create policy tenant on late_change using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on late_change to pamaina_app;
alter table late_change
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on update cascade on delete set null (employee_id);
create trigger writes_counted after insert or update or delete on late_change for each row execute function count_write();
