-- What is due, one of each project first: a project with thousands hides nobody else's. The version before takes them in any order.
create or replace function due_webhooks(at timestamptz, most integer) returns table (project_id uuid, webhook_id uuid)
  language sql security definer set search_path = public as $$
  select due.project_id, due.webhook_id from (
    select delivery.project_id, delivery.webhook_id, min(due_at) as since,
      row_number() over (partition by delivery.project_id order by min(due_at)) as place
    from webhook_delivery as delivery
    where state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
    group by delivery.project_id, delivery.webhook_id
  ) as due
  order by place, since limit most
$$;
create or replace function due_deliveries(wanted text, at timestamptz, most integer) returns table (project_id uuid, account_id uuid)
  language sql security definer set search_path = public as $$
  select due.project_id, due.account_id from (
    select delivery.project_id, delivery.account_id, min(due_at) as since,
      row_number() over (partition by delivery.project_id order by min(due_at)) as place
    from delivery
    where channel = wanted and state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
    group by delivery.project_id, delivery.account_id
  ) as due
  order by place, since limit most
$$;
