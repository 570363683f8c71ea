create index webhook_delivery_dead on webhook_delivery (settled_at) where state = 'dead';

-- What the operator sees of all projects together: numbers and ages in seconds, never whose. Each count looks at 10,000
-- rows at most, so it costs the same when something is badly wrong.
create function operating_figures() returns jsonb
  language sql stable security definer set search_path = public as $$
  with
    jobs as materialized (
      select state, created_at, state = 'running' and lease_until > now() as planning
      from generation where state in ('queued', 'running') order by created_at limit 10000
    ),
    outgoing as materialized (
      select channel, due_at from delivery where state = 'waiting' and due_at <= now() order by due_at limit 10000
    ),
    letters as materialized (select due_at from account_mail where due_at <= now() order by due_at limit 10000),
    calls as materialized (
      select due_at from webhook_delivery where state = 'waiting' and due_at <= now() order by due_at limit 10000
    ),
    changes as materialized (select created_at from outbox order by created_at limit 10000)
  select jsonb_build_object(
    'jobs', (select jsonb_build_object(
      'queued', count(*) filter (where state = 'queued'),
      'planning', count(*) filter (where planning),
      'oldest', coalesce(extract(epoch from now() - min(created_at) filter (where not planning)), 0)
    ) from jobs),
    'outbox', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(created_at)), 0)) from changes),
    'email', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0))
      from outgoing where channel = 'email'),
    'push', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0))
      from outgoing where channel = 'push'),
    'account_email', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0)) from letters),
    'webhook', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0)) from calls),
    'dead', jsonb_build_object(
      'email', (select count(*) from (select from delivery where state = 'dead' and channel = 'email' limit 10000) one),
      'push', (select count(*) from (select from delivery where state = 'dead' and channel = 'push' limit 10000) one),
      'webhook', (select count(*) from (select from webhook_delivery where state = 'dead' limit 10000) one)
    ),
    'database_bytes', pg_database_size(current_database())
  )
$$;
revoke execute on function operating_figures from public;
grant execute on function operating_figures to pamaina_app;

-- Cheap enough for every check of readiness: nobody plans, and this many seconds the oldest job has waited.
create function planning_stands_still() returns double precision
  language sql stable security definer set search_path = public as $$
  select case
    when exists (
      select from generation where state = 'running' and lease_until > now() - interval '30 seconds'
    ) then 0
    else coalesce((
      select extract(epoch from now() - created_at) from generation
      where state in ('queued', 'running') order by created_at limit 1
    ), 0)
  end
$$;
revoke execute on function planning_stands_still from public;
grant execute on function planning_stands_still to pamaina_app;
