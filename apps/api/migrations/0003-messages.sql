-- Messages: notifications on their way, and what people write to each other about a day.

create table outbox (
  project_id uuid default current_project(),
  id uuid,
  kind text not null,
  subject text not null,
  audience jsonb not null,
  facts jsonb not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  trace text default current_trace(),
  primary key (project_id, id)
);
comment on table outbox is
  'What happened and somebody is to be notified of, written in the transaction of the change; a process '
  'turns it into notifications.';
comment on column outbox.subject is 'What it is about, so that nobody is notified of the same twice.';
comment on column outbox.expires_at is 'After this nobody needs to know any more.';
create index outbox_created on outbox (created_at);
alter table outbox enable row level security, force row level security;
create policy tenant on outbox using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy queue on outbox to current_user using (true);
grant select, insert, update, delete on outbox to pamaina_app;

create table notification (
  project_id uuid default current_project(),
  id uuid,
  seq bigint generated always as identity,
  account_id uuid not null,
  kind text not null,
  subject text not null,
  facts jsonb not null,
  expires_at timestamptz,
  shown boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (project_id, id),
  constraint notification_project_id_account_id_kind_subject_key unique (project_id, account_id, kind, subject)
);
comment on table notification is
  'One notification to one account. `seq` is the number of the live event: one process at a time writes '
  'those of a project, so that no smaller one appears later.';
comment on column notification.shown is
  'False: not in the bell of an account that does not want it there; it still brings open pages up to '
  'date.';
create index notification_account on notification (project_id, account_id, seq desc);
create index notification_unread on notification (project_id, account_id) where (shown and (read_at is null));
create index notification_created on notification (created_at);
alter table notification enable row level security, force row level security;
create policy tenant on notification using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy queue on notification to current_user using (true);
grant select, insert, update, delete on notification to pamaina_app;

create table delivery (
  project_id uuid default current_project(),
  id uuid,
  notification_id uuid not null,
  account_id uuid not null,
  channel text not null check (channel in ('email', 'push')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'dead')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  lease_until timestamptz,
  error text,
  settled_at timestamptz,
  trace text default current_trace(),
  primary key (project_id, id),
  constraint delivery_project_id_notification_id_channel_key unique (project_id, notification_id, channel)
);
comment on table delivery is 'A notification on its way by email or push, with its attempts.';
create index delivery_account on delivery (account_id, channel) where (state = 'waiting');
create index delivery_dead on delivery (project_id, settled_at desc) where (state = 'dead');
create index delivery_due on delivery (channel, due_at) where (state = 'waiting');
alter table delivery enable row level security, force row level security;
create policy tenant on delivery using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy queue on delivery to current_user using (true);
grant select, insert, update, delete on delivery to pamaina_app;

create table notification_settings (
  account_id uuid primary key,
  preferences jsonb not null default '{}',
  quiet_from time,
  quiet_until time,
  digest text not null default 'soon' check (digest in ('soon', 'daily')),
  constraint notification_settings_check check (quiet_until <> quiet_from),
  constraint notification_settings_check1 check ((quiet_from is null) = (quiet_until is null))
);
comment on table notification_settings is
  'What an account wants to hear of, and how. `preferences` has what differs from the defaults; quiet '
  'hours are local to the project.';
grant select, insert, update, delete on notification_settings to pamaina_app;

create table push_subscription (
  id uuid primary key,
  account_id uuid not null,
  sign_in_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
comment on table push_subscription is 'A browser that takes web push, until its session `sign_in_id` ends.';
create index push_subscription_account on push_subscription (account_id);
grant select, insert, update, delete on push_subscription to pamaina_app;

create table daily_comment (
  project_id uuid default current_project(),
  id uuid,
  date date not null,
  comment text not null,
  author_id uuid not null,
  author text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (project_id, id)
);
comment on table daily_comment is
  'A comment about a day. `author` is the name as it was then; `author_id` is the account, which may be '
  'gone.';
create index daily_comment_date on daily_comment (project_id, date);
alter table daily_comment enable row level security, force row level security;
create policy tenant on daily_comment using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on daily_comment to pamaina_app;

create table event (
  project_id uuid default current_project(),
  id uuid,
  date date not null,
  title text not null,
  description text,
  color text not null,
  version integer not null default 1,
  primary key (project_id, id)
);
comment on table event is 'Something that happens on a day, such as a fair, shown in the calendar.';
create index event_date on event (project_id, date);
alter table event enable row level security, force row level security;
create policy tenant on event using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on event to pamaina_app;

create table shift_note (
  project_id uuid default current_project(),
  id uuid,
  date date not null,
  template text,
  note text not null,
  author_id uuid not null,
  author text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (project_id, id)
);
comment on table shift_note is
  'A manager’s note to those who work on a day, or in the shifts of one template. Shifts come and go '
  'with each plan, so a note is of the day and not of a shift. `author_id` is the account, which may be '
  'gone.';
create index shift_note_date on shift_note (project_id, date);
alter table shift_note enable row level security, force row level security;
create policy tenant on shift_note using (project_id = current_project());
grant select, insert, update, delete on shift_note to pamaina_app;

create table task_done (
  project_id uuid default current_project(),
  id uuid,
  date date not null,
  template text not null,
  task text not null,
  author_id uuid,
  author text not null,
  at timestamptz not null,
  primary key (project_id, id),
  constraint task_done_project_id_date_template_task_key unique (project_id, date, template, task)
);
comment on table task_done is
  'A task of a template that was done on a day: the first one who does it counts. On a kiosk the author '
  'may have no account.';
alter table task_done enable row level security, force row level security;
create policy tenant on task_done using (project_id = current_project());
grant select, insert, update, delete on task_done to pamaina_app;

create table request (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  type text not null check (type in ('time_off', 'shift_swap', 'schedule_change')),
  title text not null,
  reason text not null,
  priority text not null check (priority in ('low', 'normal', 'high')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text,
  primary key (project_id, id)
);
comment on table request is 'A request of an employee in their own words, for a manager to decide.';
create index request_submitted on request (project_id, submitted_at desc);
alter table request enable row level security, force row level security;
create policy tenant on request using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on request to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table outbox
  add foreign key (project_id) references project(id) on delete cascade;
alter table notification
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (account_id) references account(id) on delete cascade;
alter table delivery
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (account_id) references account(id) on delete cascade,
  add foreign key (project_id, notification_id) references notification(project_id, id) on delete cascade;
alter table notification_settings
  add foreign key (account_id) references account(id) on delete cascade;
alter table push_subscription
  add foreign key (account_id) references account(id) on delete cascade;
alter table daily_comment
  add foreign key (project_id) references project(id) on delete cascade;
alter table event
  add foreign key (project_id) references project(id) on delete cascade;
alter table shift_note
  add foreign key (project_id) references project(id) on delete cascade;
alter table task_done
  add foreign key (project_id) references project(id) on delete cascade;
alter table request
  add foreign key (project_id) references project(id) on delete cascade;

-- From project to project by the primary key, not from row to row.
create function waiting_outboxes() returns table(project_id uuid) language sql security definer set search_path = public as $$
  with recursive waiting as (
    (select outbox.project_id from outbox order by outbox.project_id limit 1)
    union all
    select (select outbox.project_id from outbox where outbox.project_id > waiting.project_id order by outbox.project_id limit 1)
    from waiting where waiting.project_id is not null
  )
  select waiting.project_id from waiting where waiting.project_id is not null
$$;
revoke execute on function waiting_outboxes() from public;
grant execute on function waiting_outboxes() to pamaina_app;

create function forget_notifications(before timestamptz) returns void language sql security definer set search_path = public as $$
  delete from notification where created_at < before
$$;
revoke execute on function forget_notifications(timestamptz) from public;
grant execute on function forget_notifications(timestamptz) to pamaina_app;

create function due_deliveries(wanted text, at timestamptz, most integer) returns table(project_id uuid, account_id uuid) language sql security definer set search_path = public as $$
  select due.project_id, due.account_id from (
    select delivery.project_id, delivery.account_id, min(due_at) as since,
      row_number() over (partition by delivery.project_id order by min(due_at)) as place
    from delivery
    where channel = wanted and state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
    group by delivery.project_id, delivery.account_id
  ) as due
  order by place, since limit most
$$;
revoke execute on function due_deliveries(text,timestamptz,integer) from public;
grant execute on function due_deliveries(text,timestamptz,integer) to pamaina_app;

-- What waits unread in the other projects of a manager, in one statement: the function runs as the owner, sees only
-- what is for the account in projects that it manages, and hands out numbers.
create function unread_elsewhere(account uuid, besides uuid) returns table(project_id uuid, unread bigint) language sql stable security definer set search_path = public as $$
  select notification.project_id, count(*)
  from project_member
  join notification on notification.project_id = project_member.project_id
    and notification.account_id = project_member.account_id
  where project_member.account_id = account and shown and read_at is null
    and project_member.project_id is distinct from besides
  group by notification.project_id
  order by notification.project_id
$$;
revoke execute on function unread_elsewhere(uuid,uuid) from public;
grant execute on function unread_elsewhere(uuid,uuid) to pamaina_app;

-- When the next of those is due that nobody has claimed. Those of a dead process are found at the latest look.
create function next_delivery(wanted text, at timestamptz) returns timestamptz language sql stable security definer set search_path = public as $$
  select due_at from delivery
  where channel = wanted and state = 'waiting' and (lease_until is null or lease_until < at) order by due_at limit 1
$$;
revoke execute on function next_delivery(text,timestamptz) from public;
grant execute on function next_delivery(text,timestamptz) to pamaina_app;

-- What is written to them counts as a write of the project (docs/decisions/073-versions-of-reads.md).
do $$
declare counted text;
begin
  foreach counted in array array[
    'daily_comment', 'event', 'request', 'shift_note', 'task_done'
  ] loop
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', counted);
  end loop;
end $$;
