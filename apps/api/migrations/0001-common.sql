-- What all areas share: the project of a transaction, moments and local times, limits, work that is due, and the
-- public holidays and time zones that the program fills in. This file and the next seven are the schema of version
-- 0.1.0, one for each area.

comment on table migration is 'The migrations that this database has had, by the name of their file.';

create function current_project() returns uuid language sql stable as $$ select nullif(current_setting('app.project_id', true), '')::uuid $$;
grant execute on function current_project() to pamaina_app;

-- With traces on (OTEL_EXPORTER_OTLP_ENDPOINT), a traced request names its trace to each of its transactions, as it
-- names its project; what it asks to be done later keeps it.
create function current_trace() returns text language sql stable as $$ select nullif(current_setting('app.trace', true), '') $$;
grant execute on function current_trace() to pamaina_app;

create table idempotency (
  account_id uuid,
  key text,
  request_hash text not null,
  status smallint,
  reply text,
  created_at timestamptz not null default now(),
  process integer,
  made text,
  primary key (account_id, key)
);
comment on table idempotency is
  'The reply to a call with an Idempotency-Key, so that the same call made again does nothing twice.';
comment on column idempotency.made is
  'What remains of a long reply when newer ones take its room: the IDs in it. The key itself stays a '
  'day.';
create index idempotency_long on idempotency (account_id, created_at) where (octet_length(reply) > 1024);
grant select, insert, update, delete on idempotency to pamaina_app;

create table due_work (
  project_id uuid default current_project(),
  kind text check (kind in ('shift_soon', 'employment', 'certificate', 'clock_forgotten')),
  id uuid default gen_random_uuid(),
  due_at timestamptz not null default '-infinity',
  primary key (project_id, kind, id)
);
comment on table due_work is
  'When to look at a project for what time brings (docs/decisions/068-background-work-by-due-times.md): '
  'reminders, terms of employment. Rows are only added by what changes something, so that nobody waits '
  'for a lock here; the sweep replaces those that it sees by the next due time.';
comment on column due_work.due_at is
  'At once by default: the project''s zone, and with it the exact time, is only known to the sweep.';
create index due_work_due on due_work (due_at);
alter table due_work enable row level security, force row level security;
create policy tenant on due_work using (project_id = current_project());
create policy queue on due_work to current_user using (true);
grant select, insert, delete on due_work to pamaina_app;

create unlogged table limit_window (
  key text primary key,
  count integer not null,
  until timestamptz not null,
  opens timestamptz not null default '-infinity'
);
comment on table limit_window is
  'What limits have counted, for all processes together (docs/decisions/059-limits-and-clocks.md). '
  'Unlogged: it needs no backup, and is empty after a crash of the server. Its times come from the '
  'processes, whose clock is the database’s.';
comment on column limit_window.key is 'Its kind, a colon, and what is counted.';
comment on column limit_window.opens is 'It cannot be taken before.';
create index limit_window_until on limit_window (until);
grant select, insert, update, delete on limit_window to pamaina_app;

create table app_login (
  role text primary key,
  password text not null
);
comment on table app_login is
  'The login of this database''s requests on an external server '
  '(docs/decisions/069-seen-from-outside.md): a member of pamaina_app with a random password, which '
  'only the owner reads. Its name has the database''s number, so a copy of the database makes a login of '
  'its own.';

create table zone_rules (
  is_only boolean primary key default true check (is_only),
  version text not null
);
comment on table zone_rules is 'The version of the rules in `zone_offset`.';
grant select on zone_rules to pamaina_app;

create table zone_offset (
  zone text,
  since timestamptz,
  seconds integer not null,
  primary key (zone, since)
);
comment on table zone_offset is
  'The rules of time zones as the program knows them (docs/decisions/083-rules-of-zones.md), each '
  'change of a zone’s clock: PostgreSQL’s own files are of another age, and two rules for one zone '
  'disagree about today’s date. The program fills the table while it migrates.';
grant select on zone_offset to pamaina_app;

create table zone_offset_before (
  version text not null,
  zone text,
  since timestamptz,
  seconds integer not null,
  primary key (zone, since)
);
comment on table zone_offset_before is
  'The rules before the present ones: absences are stored as instants alone, and their local times are '
  'those of then.';
grant select on zone_offset_before to pamaina_app;

create table public_holiday (
  country text,
  date date,
  name_en text not null,
  name_lt text not null,
  primary key (country, date)
);
comment on table public_holiday is
  'The public holidays of each country and part of a country, by year (DK 123). The program fills the '
  'table while it migrates; nobody else changes it.';
grant select on public_holiday to pamaina_app;

create table public_holiday_change (
  seq bigint generated always as identity primary key,
  country text not null,
  date date not null,
  is_added boolean not null
);
comment on table public_holiday_change is
  'A public holiday that came or went after its year was known, because a law or the program’s table '
  'was corrected. A project has yet to follow those after its `holidays_heard`.';
grant select on public_holiday_change to pamaina_app;

-- Each process holds a session lock under its number, on the connection on which it listens: PostgreSQL lets go of it
-- as soon as the process is gone, however it went. Null: a claim of a process that had no such connection; only time
-- ends that one.
create function is_process_dead(process integer) returns boolean language sql set search_path = public as $$
  select process is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = 1886151017 and objid = process::bigint and objsubid = 2
  )
$$;

-- Strict: null without a zone. A zone without rules is an error, since null would let conditions pass.
create function offset_at(zone text, at timestamptz) returns interval language plpgsql stable strict parallel safe as $$
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

-- Takes what is due, of all projects: until then nobody else does it, and then anybody, unless it was done.
create function claim_due_work(wanted text[], at timestamptz, until timestamptz, most integer) returns table(project_id uuid, kind text) language sql security definer set search_path = public as $$
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
revoke execute on function claim_due_work(text[],timestamptz,timestamptz,integer) from public;
grant execute on function claim_due_work(text[],timestamptz,timestamptz,integer) to pamaina_app;

-- A day before a shift at the same local time is at most 25 hours before; zones have also skipped a whole day.
create function due_of_shifts(starts_at timestamp with time zone)
 returns timestamp with time zone
 language sql
 immutable
return (starts_at - '49:00:00'::interval);

-- Background loops sleep until something is due or this wakes them, rather than ask every second
-- (docs/decisions/068-background-work-by-due-times.md).
create function tell_due() returns trigger language plpgsql as $$
begin
  perform pg_notify('due', tg_argv[0]);
  return null;
end $$;

-- The window of a key, which is locked until the end of the transaction; a new one when there is none or it has
-- expired.
create function open_limit(asked text, window_ms double precision, at timestamptz) returns limit_window language plpgsql set search_path = public as $$
declare
  found_window limit_window;
begin
  select * into found_window from limit_window where key = asked and until > at for update;
  if found then
    return found_window;
  end if;
  insert into limit_window as kept (key, count, until) values (asked, 0, at + window_ms * interval '1 millisecond')
  -- Another process may have been first.
  on conflict (key) do update set
    count = case when kept.until > at then kept.count else 0 end,
    until = case when kept.until > at then kept.until else excluded.until end,
    opens = case when kept.until > at then kept.opens else excluded.opens end
  returning * into found_window;
  return found_window;
end
$$;

create function milliseconds_until(later timestamptz, at timestamptz) returns double precision language sql immutable as $$ select greatest(extract(epoch from later - at) * 1000, 0)::double precision $$;

-- Takes as many as are left, at most `wanted`, and the milliseconds until the window ends.
create function take_limit(asked text, most integer, window_ms double precision, wanted integer, at timestamptz, out granted integer, out left_over integer, out wait_ms double precision) returns record language plpgsql set search_path = public as $$
declare
  open_window limit_window := open_limit(asked, window_ms, at);
begin
  left_over := greatest(most - open_window.count, 0);
  granted := least(wanted, left_over);
  wait_ms := milliseconds_until(open_window.until, at);
  if granted > 0 then
    update limit_window set count = count + granted where key = asked;
  end if;
end
$$;

-- Takes all keys once, or none when one was taken as often as its ceiling. A first key that was taken `stop` times
-- ends it before the others are looked at. @returns how often each was taken before, and the milliseconds until its
-- window ends
create function take_limits(asked text[], ceilings integer[], window_ms double precision[], stop integer, at timestamptz, out taken boolean, out counts integer[], out waits_ms double precision[]) returns record language plpgsql set search_path = public as $$
declare
  open_window limit_window;
begin
  taken := true;
  for place in 1 .. cardinality(asked) loop
    open_window := open_limit(asked[place], window_ms[place], at);
    counts[place] := open_window.count;
    waits_ms[place] := milliseconds_until(open_window.until, at);
    taken := taken and open_window.count < ceilings[place];
    exit when place = 1 and open_window.count >= stop;
  end loop;
  if taken then
    update limit_window set count = count + 1 where key = any (asked);
  else
    delete from limit_window where key = any (asked[1 : cardinality(counts)]) and count = 0;
  end if;
end
$$;

-- Takes a key once, where each one after the free ones waits twice as long as the one before. @returns the
-- milliseconds until it can be taken; zero: it was
create function step_limit(asked text, free integer, first_ms double precision, longest_ms double precision, kept_ms double precision, at timestamptz) returns double precision language plpgsql set search_path = public as $$
declare
  open_window limit_window := open_limit(asked, kept_ms, at);
  over integer := open_window.count + 1 - free;
begin
  if open_window.opens > at then
    return milliseconds_until(open_window.opens, at);
  end if;
  update limit_window set
    count = count + 1,
    until = at + kept_ms * interval '1 millisecond',
    opens = case
      when over < 0 then opens else at + least(first_ms * 2 ^ least(over, 30), longest_ms) * interval '1 millisecond'
    end
  where key = asked;
  return 0;
end
$$;

-- Returns one of each key, in the order in which they were taken, so that two never wait for each other.
create function refund_limits(asked text[], at timestamptz) returns void language plpgsql set search_path = public as $$
declare
  one text;
begin
  foreach one in array asked loop
    update limit_window set count = greatest(count - 1, 0), opens = '-infinity' where key = one and until > at;
    delete from limit_window where key = one and count = 0;
  end loop;
end
$$;

-- Deletes expired windows, and of a kind of which there are more than `most` those taken least often, oldest first:
-- trying many keys deletes one's own, never those that were tried most. One process at a time, and never one that is
-- being counted.
create function tidy_limits(most integer, at timestamptz) returns integer language plpgsql set search_path = public as $$
declare
  deleted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('pamaina limits')) then
    return 0;
  end if;
  with old as (select key from limit_window where until <= at for update skip locked)
  delete from limit_window using old where limit_window.key = old.key;
  get diagnostics deleted = row_count;
  if (select count(*) from limit_window) > most then
    with ranked as (
      select key, row_number() over (partition by split_part(key, ':', 1) order by count desc, until desc) as place
      from limit_window
    ), surplus as (
      select key from limit_window where key in (select key from ranked where place > most) for update skip locked
    )
    delete from limit_window using surplus where limit_window.key = surplus.key;
  end if;
  return deleted;
end
$$;

-- How long time off of some hours is, and which part of a shift lies in it. What a shift comes to is counted by the
-- engine.
create function minutes_between(starts timestamptz, ends timestamptz) returns double precision language sql immutable as $$
  select extract(epoch from ends - starts)::double precision / 60
$$;

-- When the clocks of a zone show it: of two moments the first; a time that they skip is moved forward by the jump.
create function instant_of(local timestamp, zone text) returns timestamptz language plpgsql stable strict parallel safe as $$
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

create function current_zone_rules() returns text language sql stable as $$ select version from zone_rules $$;

create function last_holiday_change() returns bigint language sql stable as $$
  select coalesce(max(seq), 0) from public_holiday_change
$$;
