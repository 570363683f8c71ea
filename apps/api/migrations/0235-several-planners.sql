-- Several schedules are generated at the same time, by any number of processes. Each of them holds one shared lock for each schedule that
-- it can generate at once, on the connection of its own lock: together they are what all can do, without the dead ones.
create function planning_capacity() returns integer
  language sql volatile set search_path = public as $$
  select count(*)::integer from pg_locks
  where locktype = 'advisory' and granted and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())
    and classid = 1886151018 and objsubid = 2
$$;

-- All that waits for a planner, in the order in which it is taken: first what a dead process left, because it has had its turn; then the
-- account with the fewest schedules running, then within the hour, each further one of an account as if those before it ran already.
create function waiting_generations() returns table (project_id uuid, id uuid, place bigint, is_left boolean)
  language sql security definer set search_path = public as $$
  with planned as (
    select
      coalesce(started.requested_by, started.project_id) as account,
      count(*) filter (where started.state = 'running') as now,
      count(*) as lately
    from generation as started
    where started.started_at > now() - interval '1 hour'
    group by 1
  ), waiting as (
    select generation.project_id, generation.id, generation.created_at,
      coalesce(requested_by, generation.project_id) as account,
      state = 'running' as is_left,
      row_number() over (
        partition by coalesce(requested_by, generation.project_id), state order by created_at, generation.id
      ) - 1 as turn
    from generation
    where state = 'queued' or (state = 'running' and is_planning_over(lease_until, process))
  )
  select waiting.project_id, waiting.id,
    row_number() over (
      order by is_left desc, coalesce(planned.now, 0) + turn, coalesce(planned.lately, 0) + turn, created_at, waiting.id
    ) - 1,
    is_left
  from waiting left join planned on planned.account = waiting.account
  order by 3
$$;
revoke execute on function waiting_generations from public;

drop function next_generation();
-- left_over: only what dead processes left.
create function next_generation(left_over boolean) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select project_id, id from waiting_generations() where is_left or not left_over order by place limit 8
$$;
revoke execute on function next_generation from public;
grant execute on function next_generation to pamaina_app;

-- How many schedules come before a waiting one, those that are being generated included, and the seconds until it begins, by what the
-- latest ones took. Null seconds: nobody is there to generate it. No row: it does not wait.
create function generation_place(job uuid) returns table (ahead integer, seconds double precision)
  language sql security definer set search_path = public as $$
  with mine as (
    select place from waiting_generations() where id = job
  ), now_running as (
    select count(*) as busy from generation where state = 'running' and not is_planning_over(lease_until, process)
  ), latest as (
    select finished_at - started_at as took from generation
    where started_at > now() - interval '1 hour' and state in ('done', 'stopped') and finished_at > started_at
    order by started_at desc limit 50
  ), usual as (
    select coalesce(
      (select extract(epoch from avg(took)) from latest),
      (select avg(generation.seconds) from generation where state in ('queued', 'running'))
    )::double precision as took
  ), before as (
    select place, busy, greatest(planning_capacity(), 0) as capacity, took from mine, now_running, usual
  )
  select
    case when place < capacity - busy then 0 else place + busy end::integer,
    case
      when capacity = 0 then null
      when place < capacity - busy then 0
      else (place - greatest(capacity - busy, 0)) * took / capacity + took / (capacity + 1)
    end
  from before
$$;
revoke execute on function generation_place from public;
grant execute on function generation_place to pamaina_app;
