-- What is held about people, and how it goes (docs/decisions/018-privacy.md).

-- People who were deleted. The number is what they are called once their personal data is erased.
create table former_employee (
  project_id uuid not null references project on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  -- Null once erased.
  employee_id text,
  name text,
  -- Whoever had the ID before them left at that time.
  since timestamptz,
  -- The millisecond after: what reads it back knows no smaller ones.
  left_at timestamptz not null default date_trunc('milliseconds', now()) + interval '1 millisecond',
  erased_at timestamptz,
  primary key (project_id, id),
  unique (project_id, number)
);
alter table former_employee enable row level security;
alter table former_employee force row level security;
create policy tenant on former_employee using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on former_employee to pamaina_app;

-- Those who were deleted before there was a list, as the history tells of them.
create policy backfill on activity to current_user using (true);
create policy backfill on former_employee to current_user using (true) with check (true);
insert into former_employee (project_id, number, employee_id, name, since, left_at)
  select project_id, row_number() over (partition by project_id order by at, id), details ->> 'id', details ->> 'name',
    lag(at) over (partition by project_id, details ->> 'id' order by at, id), date_trunc('milliseconds', at) + interval '1 millisecond'
  from activity where action_type = 'employee.deleted' and details ? 'id' and details ? 'name';
drop policy backfill on activity;
drop policy backfill on former_employee;

-- Which texts somebody agreed to, and when.
create table consent (
  account_id uuid not null references account on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (account_id, document, version)
);
grant select, insert on consent to pamaina_app;

-- A reason of leave may tell of an illness: a year after the leave nobody needs it.
create policy retention on time_off to current_user using (true);
create function forget_reasons(before date) returns void
  language sql security definer set search_path = public as $$
  update time_off set reason = '', decision_note = null where end_date < before and (reason <> '' or decision_note is not null)
$$;
revoke execute on function forget_reasons from public;
grant execute on function forget_reasons to pamaina_app;

-- A JSON text without somebody: their ID and their names where they are all that stands between quotes. "Jonas" is not "Jonas P.".
create function without_person(value text, id text, names text[], pseudonym text) returns text
  language plpgsql immutable as $$
declare needle text;
begin
  foreach needle in array array_append(names, id) loop
    if needle is not null then value := replace(value, to_json(needle)::text, to_json(pseudonym)::text); end if;
  end loop;
  return value;
end $$;
grant execute on function without_person to pamaina_app;

-- History and archives are written once and never changed, save here: erasing is the owner's, in the project at hand alone.
create policy erasure on activity to current_user using (true);
create policy erasure on archive to current_user using (true);

create function mentions(value text, id text, names text[]) returns boolean language sql immutable as $$
  select exists (select from unnest(array_append(names, id)) as needle where position(to_json(needle)::text in value) > 0)
$$;

-- What somebody wrote of themselves, and how to reach them; what happened stays. Of some kinds of activity, or (null) of all.
create function forget_details(who text, names text[], since timestamptz, until timestamptz, kinds text[]) returns void
  language sql security definer set search_path = public as $$
  update activity set details = (details - 'before' - 'after' - 'reason' - 'note' - 'decision_note')
    || case when action_type like 'request.%' then jsonb_build_object('title', '–') else '{}' end
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and at <= until and (since is null or at > since)
    and split_part(action_type, '.', 1) not in ('shift', 'schedule')
    and (kinds is null or split_part(action_type, '.', 1) = any(kinds))
    and (actor = who or who in (details ->> 'employee_id', details ->> 'id')
      or details ->> 'name' = any(names) or details ->> 'employee_name' = any(names))
$$;

create function rename_in_history(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void
  language sql security definer set search_path = public as $$
  update activity set actor = case when actor = who then pseudonym else actor end,
    details = without_person(details::text, who, names, pseudonym)::jsonb
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and at <= until and (since is null or at > since) and (actor = who or mentions(details::text, who, names))
$$;

create function rename_in_archives(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void
  language sql security definer set search_path = public as $$
  update archive set entries = (
    select jsonb_agg(
      case
        when (entry ->> 'employee_id' = who and published_at <= until and (since is null or published_at > since))
          or (entry ->> 'employee_id' is null and entry ->> 'employee_name' = any(names))
        then entry || jsonb_build_object('employee_id', null, 'employee_name', pseudonym)
        else entry
      end order by place)
    from jsonb_array_elements(entries) with ordinality as listed (entry, place))
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and mentions(entries::text, who, names)
$$;

create function rename_publisher(who text, pseudonym text) returns void
  language sql security definer set search_path = public as $$
  update archive set published_by = pseudonym
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and published_by = who
$$;

revoke execute on function forget_details, rename_in_history, rename_in_archives, rename_publisher from public;
grant execute on function mentions, forget_details, rename_in_history, rename_in_archives, rename_publisher to pamaina_app;
