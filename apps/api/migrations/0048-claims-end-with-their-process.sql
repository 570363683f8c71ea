-- Each process holds a session lock under its number, on the connection on which it listens: PostgreSQL lets go of it as soon as the
-- process is gone, however it went. Null: a claim of a process that had no such connection; only time ends that one.
create function is_process_dead(process integer) returns boolean
  language sql volatile set search_path = public as $$
  select process is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = 1886151017 and objid = process::bigint and objsubid = 2
  )
$$;

alter table generation add column process integer;
alter table idempotency add column process integer;

-- A planner whose connection was cut beats on through others, so its jobs are free only when both are missing; one that hangs, or whose
-- connection stands though it is gone, is waited for longer.
create function is_planning_over(lease_until timestamptz, process integer) returns boolean
  language sql volatile set search_path = public as $$
  select lease_until < now() - interval '15 seconds' or (lease_until < now() and is_process_dead(process))
$$;

create or replace function next_generation() returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  with planned as (
    select
      coalesce(started.requested_by, started.project_id) as account,
      count(*) filter (where started.state = 'running') as now,
      count(*) as lately
    from generation as started
    where started.started_at > now() - interval '1 hour'
    group by 1
  )
  select waiting.project_id, waiting.id
  from generation as waiting
  left join planned on planned.account = coalesce(waiting.requested_by, waiting.project_id)
  where waiting.state = 'queued'
    or (waiting.state = 'running' and is_planning_over(waiting.lease_until, waiting.process))
  -- Whoever has the fewest plans running, then within the hour, comes first, in however many projects they ask.
  order by coalesce(planned.now, 0), coalesce(planned.lately, 0), waiting.created_at
  limit 8
$$;
