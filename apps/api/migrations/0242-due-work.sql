-- When to look at a project for what time brings (docs/decisions/068): reminders, terms of employment. Rows are only added by what changes
-- something, so that nobody waits for a lock here; the sweep replaces those that it sees by the next due time.
create table due_work (
  project_id uuid not null default current_project() references project on delete cascade,
  kind text not null check (kind in ('shift_soon', 'employment', 'certificate', 'clock_forgotten')),
  id uuid not null default gen_random_uuid(),
  -- At once by default: the project's zone, and with it the exact time, is only known to the sweep.
  due_at timestamptz not null default '-infinity',
  primary key (project_id, kind, id)
);
create index due_work_due on due_work (due_at);
alter table due_work enable row level security;
alter table due_work force row level security;
create policy tenant on due_work using (project_id = current_project());
create policy queue on due_work to current_user using (true);
grant select, insert, delete on due_work to pamaina_app;

-- Takes what is due, of all projects: until then nobody else does it, and then anybody, unless it was done.
create function claim_due_work(wanted text[], at timestamptz, until timestamptz, most integer) returns table (project_id uuid, kind text)
  language sql security definer set search_path = public as $$
  with due as materialized (
    select due_work.project_id, due_work.kind, due_work.id from due_work
    where due_at <= at and due_work.kind = any (wanted) order by due_at limit most for update skip locked
  ), taken as (
    update due_work set due_at = until from due
    where due_work.project_id = due.project_id and due_work.kind = due.kind and due_work.id = due.id
    returning due.project_id, due.kind
  )
  select distinct taken.project_id, taken.kind from taken
$$;
revoke execute on function claim_due_work from public;
grant execute on function claim_due_work to pamaina_app;

-- A day before a shift at the same local time is at most 25 hours before; zones have also skipped a whole day.
create function due_of_shifts(starts_at timestamptz) returns timestamptz language sql immutable return starts_at - interval '49 hours';

create function note_shifts_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind, due_at)
  select project_id, 'shift_soon', due_of_shifts(min(starts_at)) from added
  where status = 'published' and employee_id is not null group by project_id;
  insert into due_work (project_id, kind)
  select distinct added.project_id, 'clock_forgotten' from added
  join time_entry on time_entry.project_id = added.project_id and time_entry.employee_id = added.employee_id and state = 'open'
  where added.status = 'published';
  return null;
end $$;
create trigger shifts_due_added after insert on shift referencing new table as added for each statement execute function note_shifts_due();

create function note_changed_shifts_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind, due_at)
  select added.project_id, 'shift_soon', due_of_shifts(min(added.starts_at)) from added
  left join removed on removed.project_id = added.project_id and removed.id = added.id
  where added.status = 'published' and added.employee_id is not null
    and (added.status, added.employee_id, added.date, added.starts_at) is distinct from (removed.status, removed.employee_id, removed.date, removed.starts_at)
  group by added.project_id;
  if exists (select from time_entry where state = 'open' and project_id in (select added.project_id from added)) then
    insert into due_work (project_id, kind)
    select distinct changed.project_id, 'clock_forgotten'
    from (
      (select project_id, id, employee_id, status, starts_at, ends_at from added except select project_id, id, employee_id, status, starts_at, ends_at from removed)
      union all
      (select project_id, id, employee_id, status, starts_at, ends_at from removed except select project_id, id, employee_id, status, starts_at, ends_at from added)
    ) as changed
    join time_entry on time_entry.project_id = changed.project_id and time_entry.employee_id = changed.employee_id and state = 'open'
    where changed.status = 'published';
  end if;
  return null;
end $$;
create trigger shifts_due_changed after update on shift referencing old table as removed new table as added
  for each statement execute function note_changed_shifts_due();

-- Without its shift, or its newer certificate, another time counts. A project that is erased has nothing due.
create function note_removed_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'shift' then
    insert into due_work (project_id, kind)
    select distinct removed.project_id, 'clock_forgotten' from removed
    join time_entry on time_entry.project_id = removed.project_id and time_entry.employee_id = removed.employee_id and state = 'open'
    join project on project.id = removed.project_id;
  else
    insert into due_work (project_id, kind)
    select distinct removed.project_id, 'certificate' from removed join project on project.id = removed.project_id;
  end if;
  return null;
end $$;
create trigger shifts_due_removed after delete on shift referencing old table as removed for each statement execute function note_removed_due();
create trigger certificates_due_removed after delete on certificate referencing old table as removed
  for each statement execute function note_removed_due();

-- Nobody is asked sooner than an hour after they began.
create function note_entry_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind, due_at) values (new.project_id, 'clock_forgotten', new.started_at + interval '1 hour');
  return null;
end $$;
create trigger entry_due after insert or update of state, started_at, date, employee_id on time_entry for each row
  when (new.state = 'open' and new.employee_id is not null) execute function note_entry_due();

create function note_employment_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind) values (new.project_id, 'employment');
  return null;
end $$;
create trigger employee_due_added after insert on employee for each row
  when (new.probation_end is not null or new.is_fixed_term) execute function note_employment_due();
create trigger employee_due_changed after update on employee for each row
  when ((new.probation_end is not null or new.is_fixed_term)
    and (new.probation_end, new.last_day, new.is_fixed_term) is distinct from (old.probation_end, old.last_day, old.is_fixed_term))
  execute function note_employment_due();
create trigger term_due after insert or update on employment_term for each row execute function note_employment_due();

create function note_certificate_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind) values (new.project_id, 'certificate');
  return null;
end $$;
create trigger certificate_due after insert or update on certificate for each row
  when (new.valid_until is not null) execute function note_certificate_due();
create trigger employee_certificate_due after update on employee for each row
  when (old.last_day is not null and new.last_day is distinct from old.last_day) execute function note_certificate_due();

-- Who gets a login is told what is due already.
create function note_login_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind) values (new.project_id, 'shift_soon'), (new.project_id, 'clock_forgotten');
  return null;
end $$;
create trigger login_due_added after insert on account for each row when (new.employee_id is not null) execute function note_login_due();
create trigger login_due_changed after update of employee_id on account for each row
  when (new.employee_id is not null and new.employee_id is distinct from old.employee_id) execute function note_login_due();

create function note_zone_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into due_work (project_id, kind)
  select new.id, kind from unnest(array['shift_soon', 'employment', 'certificate', 'clock_forgotten']) as kind;
  return null;
end $$;
create trigger zone_due after update of time_zone on project for each row
  when (new.time_zone is distinct from old.time_zone) execute function note_zone_due();

-- What there is already. Employees, terms and certificates are few beside shifts: each project that has any is looked at once.
create policy reading on shift for select to current_user using (true);
insert into due_work (project_id, kind, due_at)
select project_id, 'shift_soon', due_of_shifts(min(starts_at)) from shift
where status = 'published' and employee_id is not null and starts_at > now() group by project_id;
drop policy reading on shift;
insert into due_work (project_id, kind)
select distinct project_id, 'clock_forgotten' from time_entry where state = 'open' and employee_id is not null
union select project_id, 'employment' from employee where probation_end is not null or is_fixed_term
union select project_id, 'employment' from employment_term
union select project_id, 'certificate' from certificate where valid_until is not null;

-- The next shift of a project.
create index shift_begins_in_project on shift (project_id, starts_at) where status = 'published' and employee_id is not null;
drop index shift_begins;
drop function projects_with_shifts(timestamptz, timestamptz);
drop function projects_with_terms(date);
drop function projects_with_expiring_certificates(date);
drop function projects_at_work(timestamptz);
