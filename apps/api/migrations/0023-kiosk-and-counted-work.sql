-- Whether an entry stands for a shift of the same person: that of its date, the one before when it begins while that still runs, and
-- the next when it begins at most four hours before that. Date: the local one on which each begins.
create function clocked_for(
  entry_date date, started_at timestamptz, shift_date date, starts_at timestamptz, ends_at timestamptz
) returns boolean language sql stable as $$
  select case shift_date - entry_date
    when 0 then true
    when -1 then started_at < ends_at
    when 1 then started_at >= starts_at - interval '4 hours'
    else false
  end
$$;

-- What counts as worked, in one place: a day on which somebody clocked counts as it was clocked, any other as it was planned. A row of a
-- clocked day stands for all its shifts, under the role of the first of them (docs/decisions/020-time-clock.md).
create view counted_work with (security_invoker = true) as
select shift.project_id, shift.employee_id, shift.date, shift.role, shift.status, 1 as shifts,
  (extract(epoch from ends_at - starts_at) / 60 - break_minutes)::integer as minutes
from shift
where employee_id is not null and not exists (
  select from time_entry entry cross join generate_series(-1, 1) as later
  where entry.project_id = shift.project_id and entry.employee_id = shift.employee_id
    -- Of what has no end nobody knows how long it was: it counts nothing, and what was planned does not either.
    and entry.state in ('closed', 'unclear')
    and entry.date + later = shift.date
    and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    -- Who clocked in after midnight for last night has not worked the coming night yet.
    and (later <> 0 or entry.started_at >= shift.starts_at - interval '4 hours' or not exists (
      select from shift night
      where night.project_id = entry.project_id and night.employee_id = entry.employee_id and night.date = entry.date - 1
        and night.ends_at > entry.started_at
    ))
)
union all
select entry.project_id, entry.employee_id, entry.date,
  coalesce((array_agg(planned.role order by entry.started_at))[1], min(employee.roles[1])), 'clocked',
  greatest(1, max(planned.shifts))::integer,
  sum(
    floor(extract(epoch from entry.ended_at) / 60) - floor(extract(epoch from entry.started_at) / 60) - entry.break_minutes
  )::integer
from time_entry entry
join employee on employee.project_id = entry.project_id and employee.id = entry.employee_id
left join lateral (
  select (array_agg(role order by starts_at))[1] as role, count(*) as shifts
  from shift
  where shift.project_id = entry.project_id and shift.employee_id = entry.employee_id
    and shift.date between entry.date - 1 and entry.date + 1
    and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    and status = 'published'
) planned on true
where entry.state = 'closed'
group by entry.project_id, entry.employee_id, entry.date;

grant select on counted_work to pamaina_app;

-- A shared tablet. Its secret opens nothing but the clock; a personal PIN says who taps.
create table kiosk (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  name text not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
create table clock_pin (
  project_id uuid not null references project on delete cascade,
  employee_id text not null,
  pin_hash text not null,
  -- Wrong ones in a row; after some it is taken again only from `locked_until` on.
  failures smallint not null default 0,
  locked_until timestamptz,
  primary key (project_id, employee_id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['kiosk', 'clock_pin'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
  end loop;
end $$;
grant select, insert, update, delete on kiosk, clock_pin to pamaina_app;

-- A kiosk's secret says which project it belongs to; looked for as the owner, and only the keys are handed out.
create policy kiosk_door on kiosk to current_user using (true);
create function kiosk_of(hash bytea) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select kiosk.project_id, kiosk.id from kiosk where secret_hash = hash
$$;
revoke execute on function kiosk_of from public;
grant execute on function kiosk_of to pamaina_app;
