-- Being told. A change writes what it has to tell into `outbox`, in its own transaction. From there it becomes one notification for
-- each receiver, and a delivery for each channel that the receiver wants (docs/decisions/015-notifications.md).

-- The language in which somebody is written to when they are not there to say it themselves.
alter table account add column language text not null default 'en' check (language in ('en', 'lt'));

-- Of an account, not of a project. `preferences` holds what differs from the defaults; quiet hours are local to the project.
create table notification_settings (
  account_id uuid primary key references account on delete cascade,
  preferences jsonb not null default '{}',
  quiet_from time,
  quiet_until time check (quiet_until <> quiet_from),
  digest text not null default 'soon' check (digest in ('soon', 'daily')),
  check ((quiet_from is null) = (quiet_until is null))
);

-- A browser that takes web push. Logging out there ends it: `sign_in_id` is that of the session.
create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  sign_in_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_account on push_subscription (account_id);

create table outbox (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  kind text not null,
  -- What it is about, so that nobody is told the same twice.
  subject text not null,
  audience jsonb not null,
  facts jsonb not null,
  -- After this nobody needs to know any more.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
create index outbox_created on outbox (created_at);

-- `seq` is the number of the live event. One process at a time writes those of a project, so that no smaller one appears later.
create table notification (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  seq bigint not null generated always as identity,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  subject text not null,
  facts jsonb not null,
  expires_at timestamptz,
  -- Not in the bell of who does not want it there; it still brings open pages up to date.
  shown boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (project_id, id),
  unique (project_id, account_id, kind, subject)
);
create index notification_account on notification (project_id, account_id, seq desc);
create index notification_unread on notification (project_id, account_id) where shown and read_at is null;
create index notification_created on notification (created_at);

create table delivery (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  notification_id uuid not null,
  account_id uuid not null references account on delete cascade,
  channel text not null check (channel in ('email', 'push')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'dead')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  lease_until timestamptz,
  error text,
  settled_at timestamptz,
  primary key (project_id, id),
  unique (project_id, notification_id, channel),
  foreign key (project_id, notification_id) references notification (project_id, id) on delete cascade
);
create index delivery_due on delivery (due_at) where state = 'waiting';
create index delivery_account on delivery (account_id, channel) where state = 'waiting';
create index delivery_dead on delivery (project_id, settled_at desc) where state = 'dead';

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['outbox', 'notification', 'delivery'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)',
      tenant_table
    );
    -- What follows looks for work across tenants as the owner and hands out nothing but keys.
    execute format('create policy queue on %I to current_user using (true)', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on outbox, notification, delivery, notification_settings, push_subscription to pamaina_app;

create function waiting_outboxes() returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select distinct oldest.project_id from (select outbox.project_id from outbox order by created_at limit 1000) as oldest
$$;

create function due_deliveries(at timestamptz, most integer) returns table (project_id uuid, account_id uuid, channel text)
  language sql security definer set search_path = public as $$
  select distinct due.project_id, due.account_id, due.channel from (
    select delivery.project_id, delivery.account_id, delivery.channel from delivery
    where state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
    order by due_at limit most
  ) as due
$$;

create function forget_notifications(before timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from notification where created_at < before
$$;

-- Projects with published shifts of somebody that begin between the two: whom to remind is asked inside each.
create policy reminders on shift to current_user using (true);
create function projects_with_shifts(beginning timestamptz, ending timestamptz) returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select distinct shift.project_id from shift
  where status = 'published' and employee_id is not null and starts_at > beginning and starts_at <= ending
$$;
create index shift_begins on shift (starts_at) where status = 'published' and employee_id is not null;

revoke execute on function waiting_outboxes, due_deliveries, forget_notifications, projects_with_shifts from public;
grant execute on function waiting_outboxes, due_deliveries, forget_notifications, projects_with_shifts to pamaina_app;

-- Streams of live events end with their session, whoever ends it.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger session_ended after delete on session for each row execute function tell_session_ended();
