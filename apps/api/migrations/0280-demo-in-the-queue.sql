-- A schedule of the demo: all of them together count as one account, because anybody can have a copy for nothing. They are generated in
-- a place of their own beside the others, one at a time in each process, so that nobody waits for them. The version before leaves it out.
alter table generation add column is_demo boolean not null default false;

-- The version before only asks next_generation(boolean) and generation_place(uuid), which stay.
drop function waiting_generations();
-- All that waits for a planner, of the demo and of others apart, in the order in which it is taken: first what a dead process left,
-- because it has had its turn; then the account with the fewest schedules running, then within the hour, each further one of an account
-- as if those before it ran already.
create function waiting_generations()
  returns table (project_id uuid, id uuid, seconds double precision, is_demo boolean, place bigint, is_left boolean)
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
    select generation.project_id, generation.id, generation.created_at, generation.seconds, generation.is_demo,
      coalesce(requested_by, generation.project_id) as account,
      state = 'running' as is_left,
      row_number() over (
        partition by coalesce(requested_by, generation.project_id), state order by created_at, generation.id
      ) - 1 as turn
    from generation
    where state = 'queued' or (state = 'running' and is_planning_over(lease_until, process))
  )
  select waiting.project_id, waiting.id, waiting.seconds, waiting.is_demo,
    row_number() over (
      partition by waiting.is_demo
      order by is_left desc, coalesce(planned.now, 0) + turn, coalesce(planned.lately, 0) + turn, created_at, waiting.id
    ) - 1,
    is_left
  from waiting left join planned on planned.account = waiting.account
  order by 5
$$;
revoke execute on function waiting_generations from public;

-- What a process with a free place for the demo, for others, for both or for neither takes next: what dead processes left, in any case.
create function next_generation(with_others boolean, with_demo boolean) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select project_id, id from waiting_generations()
  where is_left or (is_demo and with_demo) or (not is_demo and with_others)
  order by is_demo, place limit 8
$$;
revoke execute on function next_generation(boolean, boolean) from public;
grant execute on function next_generation(boolean, boolean) to pamaina_app;

-- How many schedules come before a waiting one, those that are being generated included, and the seconds until it begins at the latest:
-- those of all before it, shared by what all planners can do at once. Null seconds: nobody is there to generate it. No row: it does not
-- wait.
create or replace function generation_place(job uuid) returns table (ahead integer, seconds double precision)
  language sql security definer set search_path = public as $$
  with waiting as (
    select * from waiting_generations()
  ), mine as (
    select is_demo, place from waiting where id = job
  ), capacity as (
    -- One place of the demo for each process.
    select case when mine.is_demo then (
        select count(distinct pid)::integer from pg_locks
        where locktype = 'advisory' and granted and mode = 'ShareLock'
          and database = (select oid from pg_database where datname = current_database())
          and classid = 1886151018 and objsubid = 2
      ) else planning_capacity() end as places
    from mine
  ), now_running as (
    select count(*) as busy,
      coalesce(sum(greatest(0, generation.seconds - extract(epoch from now() - started_at))), 0) as rest
    from generation, mine
    where state = 'running' and generation.is_demo = mine.is_demo and not is_planning_over(lease_until, process)
  ), before as (
    select coalesce(sum(waiting.seconds), 0) as rest
    from waiting, mine where waiting.is_demo = mine.is_demo and waiting.place < mine.place
  )
  select
    case when place < places - busy then 0 else place + busy end::integer,
    case
      when places = 0 then null
      when place < places - busy then 0
      else (now_running.rest + before.rest) / places
    end::double precision
  from mine, capacity, now_running, before
$$;
