-- What a business says of a kind of absence; a kind without a row is as the product has it.
create table leave_type (
  project_id uuid not null references project on delete cascade default current_project(),
  type text not null check (type in (
    'vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training',
    'no_show', 'other'
  )),
  is_paid boolean not null,
  -- Counted in working days, or in hours of them.
  unit text not null check (unit in ('days', 'hours')),
  -- The kind whose balance it takes from; null: no balance is kept.
  balance text,
  -- A year's entitlement in the unit; null: the employee's own (vacation), or none.
  yearly numeric(7, 2) check (yearly >= 0),
  -- Balances are carried from here on; null: each year is for itself.
  since date,
  -- At most so much is carried into the next year; null: all of it.
  carry_over_max numeric(7, 2) check (carry_over_max >= 0),
  -- The last day on which it can be taken, MM-DD; null: there is none.
  carry_over_until text check (carry_over_until ~ '^\d\d-\d\d$'),
  is_pro_rata boolean not null,
  version integer not null default 1,
  primary key (project_id, type)
);

-- A manager's correction of a year's balance, with the reason.
create table leave_correction (
  project_id uuid not null references project on delete cascade default current_project(),
  id uuid not null,
  employee_id text not null,
  type text not null,
  year smallint not null,
  amount numeric(7, 2) not null check (amount <> 0),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);
create index leave_correction_of on leave_correction (project_id, employee_id, year);

do $$
declare made text;
begin
  foreach made in array array['leave_type', 'leave_correction'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)', made);
    execute format('grant select, insert, update, delete on %I to pamaina_app', made);
  end loop;
end $$;
