-- Addresses of other programs that hear what happens in a project. The secret signs every message (Standard Webhooks);
-- it is stored as it is, because signing needs it, and is shown only when the webhook is created.
create table webhook (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,
  secret text not null,
  -- Off: by a manager, or because the receiver answered 410.
  active boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (project_id, id)
);

-- Each message to each webhook, with the last attempt. `id` is the message's own, the same in every attempt.
create table webhook_delivery (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  webhook_id uuid not null,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  -- What the receiver answered last; null: it could not be reached.
  response_status integer,
  error text,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (project_id, id),
  foreign key (project_id, webhook_id) references webhook (project_id, id) on delete cascade
);
create index webhook_delivery_log on webhook_delivery (project_id, webhook_id, id desc);
create index webhook_delivery_due on webhook_delivery (due_at) where state = 'waiting';

alter table webhook enable row level security;
alter table webhook force row level security;
create policy tenant on webhook using (project_id = current_project());
grant select, insert, update, delete on webhook to pamaina_app;
alter table webhook_delivery enable row level security;
alter table webhook_delivery force row level security;
create policy tenant on webhook_delivery using (project_id = current_project());
grant select, insert, update, delete on webhook_delivery to pamaina_app;

create policy sending on webhook_delivery to current_user using (true);
create function due_webhooks(at timestamptz, most integer) returns table (project_id uuid, webhook_id uuid)
  language sql security definer set search_path = public as $$
  -- By webhook: one with thousands of messages does not hide the others.
  select delivery.project_id, delivery.webhook_id from webhook_delivery as delivery
  where state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
  group by delivery.project_id, delivery.webhook_id
  order by min(due_at) limit most
$$;
create function forget_webhook_deliveries(before timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from webhook_delivery where created_at < before
$$;
revoke execute on function due_webhooks, forget_webhook_deliveries from public;
grant execute on function due_webhooks, forget_webhook_deliveries to pamaina_app;
