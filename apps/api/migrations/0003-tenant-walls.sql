-- The second wall (architecture.md, Database): under the application's role a row of another tenant does not exist.
-- Jobs are looked for across tenants by the planner alone, and only their keys.

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'employee', 'template', 'requirement', 'holiday', 'unavailability', 'schedule_month', 'shift', 'archive', 'generation', 'activity'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
  end loop;
end $$;

grant select, insert, update, delete on all tables in schema public to pamaina_app;
revoke update, delete on archive, activity from pamaina_app;

-- A planner of any process finds the next job without seeing anybody's data: the function runs as the owner, for whom the
-- policy below opens the table, and hands out nothing but keys.
create policy planner_queue on generation to current_user using (true);
create function next_generation() returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select generation.project_id, generation.id
  from generation
  where state = 'queued' or (state = 'running' and lease_until < now())
  -- The project that planned least within the hour comes first: nobody waits behind another's long row of months.
  order by (
    select count(*) from generation as earlier
    where earlier.project_id = generation.project_id and earlier.started_at > now() - interval '1 hour'
  ), created_at
  limit 8
$$;
grant execute on function next_generation() to pamaina_app;
