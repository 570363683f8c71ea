-- The rules of time zones as the program knows them (docs/decisions/083): PostgreSQL's own files are of another age, and
-- two rules for one zone disagree about today's date or the hour of a shift. Each change of a zone's clock; the server
-- fills it while it migrates.
create table zone_offset (
  zone text not null,
  since timestamptz not null,
  seconds integer not null,
  primary key (zone, since)
);
create table zone_rules (
  is_only boolean primary key default true check (is_only),
  version text not null
);
grant select on zone_offset, zone_rules to pamaina_app;

-- Strict: null without a zone. A zone without rules is an error, since null would let conditions pass.
create function offset_at(zone text, at timestamptz) returns interval
  language plpgsql stable strict parallel safe as $$
declare found_seconds integer;
begin
  select seconds into found_seconds from zone_offset
  where zone_offset.zone = offset_at.zone and since <= at order by since desc limit 1;
  if found_seconds is null then
    raise exception 'no rules of the time zone %', zone using errcode = 'invalid_parameter_value';
  end if;
  return make_interval(secs => found_seconds);
end $$;

-- What the clocks of a zone show.
create function local_time(at timestamptz, zone text) returns timestamp language sql stable strict parallel safe as $$
  select (at at time zone 'UTC') + offset_at(zone, at)
$$;

-- When the clocks of a zone show it: of two moments the first; a time that they skip is moved forward by the jump.
create function instant_of(local timestamp, zone text) returns timestamptz
  language plpgsql stable strict parallel safe as $$
declare
  utc timestamptz := local at time zone 'UTC';
  before interval := offset_at(zone, utc - interval '1 day');
  after interval := offset_at(zone, utc + interval '1 day');
begin
  if before <> after and offset_at(zone, utc - before) <> before and offset_at(zone, utc - after) = after then
    return utc - after;
  end if;
  return utc - before;
end $$;

create or replace function employment_over(project uuid, employee text) returns date
  language sql stable security definer set search_path = public as $$
  select last_day from employee as person join project as business on business.id = person.project_id
  where person.project_id = employment_over.project and person.id = employment_over.employee
    and last_day < local_time(now(), time_zone)::date
$$;

create or replace function terms_follow_employee() returns trigger language plpgsql as $$
begin
  -- What comes into force on its day is in its row already.
  if current_setting('app.applying_terms', true) = 'on' then return null; end if;
  update employment_term set roles = new.roles, contract_hours_per_week = new.contract_hours_per_week,
    has_reduced_norm = new.has_reduced_norm, work_days_per_week = new.work_days_per_week, hourly_rate_cents = new.hourly_rate_cents
  where project_id = new.project_id and employee_id = new.id and valid_from = (
    select max(valid_from) from employment_term as term join project on project.id = term.project_id
    where term.project_id = new.project_id and term.employee_id = new.id and valid_from <= local_time(now(), time_zone)::date
  );
  return null;
end $$;
