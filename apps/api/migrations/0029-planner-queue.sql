-- What a project planned within the hour is counted once for each project, not for each row of the queue.
create index generation_started on generation (started_at);

create or replace function next_generation() returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select waiting.project_id, waiting.id
  from generation as waiting
  left join (
    select started.project_id, count(*) as plans
    from generation as started
    where started.started_at > now() - interval '1 hour'
    group by started.project_id
  ) as lately on lately.project_id = waiting.project_id
  where waiting.state in ('queued', 'running') and (waiting.state = 'queued' or waiting.lease_until < now())
  -- The project that planned least within the hour comes first: nobody waits behind another's long row of months.
  order by coalesce(lately.plans, 0), waiting.created_at
  limit 8
$$;
