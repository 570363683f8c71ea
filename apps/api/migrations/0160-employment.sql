-- Employment with dates: the first day, the last one (agreed for a fixed term, or known), the end of probation.
alter table employee
  add column first_day date,
  add column last_day date,
  add column is_fixed_term boolean not null default false,
  add column probation_end date,
  add constraint employment_ends_after_it_begins check (last_day >= first_day),
  add constraint fixed_term_has_an_end check (not is_fixed_term or last_day is not null),
  add constraint probation_ends_after_it_begins check (probation_end >= first_day);

-- The terms of an employee from a day on, until the next row; without a row the terms of the employee hold on all days.
-- The first row holds since ever ('-infinity'). The columns of `employee` are those of today.
create table employment_term (
  project_id uuid not null default current_project() references project on delete cascade,
  employee_id text not null,
  valid_from date not null,
  roles text[] not null check (cardinality(roles) between 1 and 20),
  contract_hours_per_week numeric(5, 2),
  has_reduced_norm boolean not null default false,
  work_days_per_week smallint not null default 5 check (work_days_per_week in (5, 6)),
  hourly_rate_cents integer,
  created_at timestamptz not null default now(),
  created_by text,
  primary key (project_id, employee_id, valid_from),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  constraint reduced_norm_is_below_40_hours check (not has_reduced_norm or contract_hours_per_week < 40)
);
alter table employment_term enable row level security;
alter table employment_term force row level security;
create policy tenant on employment_term using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on employment_term to pamaina_app;

-- The days on the same terms, both ends included; null: without a first or last one. What decides day by day reads these.
create view employment_span with (security_invoker = true) as
select * from (
  select employee.project_id, employee.id as employee_id,
    nullif(greatest(term.starts, employee.first_day), '-infinity') as starts,
    least(term.ends, employee.last_day) as ends,
    case when term.starts is null then employee.roles else term.roles end as roles,
    case when term.starts is null then employee.contract_hours_per_week else term.contract_hours_per_week end as contract_hours_per_week,
    case when term.starts is null then employee.has_reduced_norm else term.has_reduced_norm end as has_reduced_norm,
    case when term.starts is null then employee.work_days_per_week else term.work_days_per_week end as work_days_per_week,
    case when term.starts is null then employee.hourly_rate_cents else term.hourly_rate_cents end as hourly_rate_cents
  from employee left join lateral (
    select own.*, own.valid_from as starts, lead(own.valid_from) over (order by own.valid_from) - 1 as ends
    from employment_term as own where own.project_id = employee.project_id and own.employee_id = employee.id
  ) as term on true
) as span where starts is null or ends is null or starts <= ends;
grant select on employment_span to pamaina_app;

-- The row of the terms in force follows what is changed of the employee: a correction, not a change from a day on.
create function terms_follow_employee() returns trigger language plpgsql as $$
begin
  -- What comes into force on its day is in its row already.
  if current_setting('app.applying_terms', true) = 'on' then return null; end if;
  update employment_term set roles = new.roles, contract_hours_per_week = new.contract_hours_per_week,
    has_reduced_norm = new.has_reduced_norm, work_days_per_week = new.work_days_per_week, hourly_rate_cents = new.hourly_rate_cents
  where project_id = new.project_id and employee_id = new.id and valid_from = (
    select max(valid_from) from employment_term as term join project on project.id = term.project_id
    where term.project_id = new.project_id and term.employee_id = new.id and valid_from <= (now() at time zone time_zone)::date
  );
  return null;
end $$;
create trigger terms_follow_employee
  after update of roles, contract_hours_per_week, has_reduced_norm, work_days_per_week, hourly_rate_cents on employee
  for each row when (
    (new.roles, new.contract_hours_per_week, new.has_reduced_norm, new.work_days_per_week, new.hourly_rate_cents)
    is distinct from (old.roles, old.contract_hours_per_week, old.has_reduced_norm, old.work_days_per_week, old.hourly_rate_cents)
  )
  execute function terms_follow_employee();

-- Days before a change have their own terms: nothing of them is cut off at it (0038).
create function has_terms(project uuid, employee text) returns boolean language sql stable as $$
  select exists (select from employment_term where project_id = project and employee_id = employee)
$$;
drop trigger contract_changed on employee;
create trigger contract_changed before update of contract_hours_per_week on employee
  for each row when (new.contract_hours_per_week is distinct from old.contract_hours_per_week and not has_terms(new.project_id, new.id))
  execute function contract_changed();
drop trigger kind_of_norm_changed on employee;
create trigger kind_of_norm_changed before update of has_reduced_norm, work_days_per_week on employee
  for each row when (
    (new.has_reduced_norm, new.work_days_per_week) is distinct from (old.has_reduced_norm, old.work_days_per_week) and not has_terms(new.project_id, new.id)
  )
  execute function kind_of_norm_changed();

-- Nobody has a shift on a day without a contract, whoever writes it. The key share lock is that of the foreign key: a change
-- of the days, which locks the row for update, comes before or after.
create function shift_within_employment() returns trigger language plpgsql as $$
declare days record;
begin
  select first_day, last_day into days from employee where project_id = new.project_id and id = new.employee_id for key share;
  if new.date < days.first_day or new.date > days.last_day then
    raise exception 'a shift outside the employment' using errcode = 'check_violation', constraint = 'shift_within_employment';
  end if;
  return null;
end $$;
create constraint trigger shift_within_employment after insert or update of employee_id, date on shift
  for each row when (new.employee_id is not null) execute function shift_within_employment();

-- Nor do the days change below a shift.
create function employment_holds_shifts() returns trigger language plpgsql as $$
begin
  perform from shift where project_id = new.project_id and employee_id = new.id
    and (date < new.first_day or date > new.last_day);
  if found then
    raise exception 'shifts outside the employment' using errcode = 'check_violation', constraint = 'employment_holds_shifts';
  end if;
  return null;
end $$;
create constraint trigger employment_holds_shifts after update of first_day, last_day on employee
  for each row when (new.first_day is distinct from old.first_day or new.last_day is distinct from old.last_day)
  execute function employment_holds_shifts();

-- The projects in which terms come into force or a reminder is due. @param today the earliest date anywhere
create policy terms_watch on employee for select to current_user using (true);
create policy terms_watch on employment_term for select to current_user using (true);
create function projects_with_terms(today date) returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select project_id from employee
  where probation_end between today and today + 16 or last_day between today and today + 16
  union
  select project_id from employment_term where valid_from between today - 3 and today + 2
$$;
revoke execute on function projects_with_terms from public;
grant execute on function projects_with_terms to pamaina_app;
