-- Access: accounts and how they sign in, projects and their members, the history, tokens of programs and webhooks.

create table identity (
  key text primary key
);
comment on table identity is
  'Usernames and the IDs of employees, folded: the one table that is unique across projects.';
grant select, insert, update, delete on identity to pamaina_app;

create table account (
  id uuid primary key,
  identity_key text not null unique,
  username text not null,
  password_hash text not null,
  role text not null check (role in ('manager', 'employee')),
  registration_method text not null check (registration_method in ('registration_code', 'payment', 'open', 'created_by_manager')),
  first_name text,
  last_name text,
  email text,
  must_change_password boolean not null default false,
  project_id uuid,
  employee_id text,
  created_at timestamptz not null default now(),
  language text not null default 'en' check (language in ('en', 'lt')),
  phone text,
  department text,
  job_position text,
  time_zone text,
  theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  show_avatars boolean not null default true,
  appearance_chosen boolean not null default false,
  seen_at timestamptz,
  is_busy boolean not null default false,
  home_seen_at timestamptz,
  is_demo boolean not null default false,
  hours_format text not null default 'decimal' check (hours_format in ('decimal', 'minutes')),
  verified_email text,
  verification_sent_at timestamptz,
  temporary_until timestamptz,
  former_projects uuid[] not null default '{}'::uuid[],
  constraint account_check check ((project_id is null) = (employee_id is null)),
  constraint account_check1 check ((role = 'employee') or (employee_id is null)),
  constraint account_project_id_employee_id_key unique (project_id, employee_id)
);
comment on table account is
  'A login: of somebody who runs projects, or of an employee, whose `project_id` and `employee_id` it '
  'has and with whom it is deleted.';
comment on column account.language is 'The language of emails and push messages to the account.';
comment on column account.appearance_chosen is 'Until something was chosen every device goes by its own settings.';
comment on column account.home_seen_at is
  'When the person last looked at the start page, which shows what changed since.';
comment on column account.is_demo is
  'The demo’s sign-ins are known to everybody: nobody changes their passwords or erases them.';
comment on column account.hours_format is
  'How the person reads hours: with decimals (7.5 h) or with minutes (7 h 30 min).';
comment on column account.verified_email is
  'The address whose owner opened a link: only this one serves for a forgotten password '
  '(docs/decisions/061-getting-in-and-staying-in.md).';
comment on column account.temporary_until is 'Until when a temporary password works.';
comment on column account.former_projects is
  'Projects of which the account was a member: its name is in what it decided there, and is erased with '
  'the account.';
create index account_verified_email on account (lower(verified_email));
grant select, insert, update, delete on account to pamaina_app;

create table project (
  id uuid primary key,
  name text not null check ((char_length(name) >= 3) and (char_length(name) <= 80)),
  description text,
  time_zone text not null default 'Europe/Vilnius',
  country text not null default 'LT',
  law_pack text not null default 'lt' check (law_pack in ('lt', 'eu', 'none')),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  regime text not null default 'summary' check (regime in ('summary', 'fixed')),
  accounting_months smallint not null default 3 check ((accounting_months >= 1) and (accounting_months <= 12)),
  accounting_start date not null default '2026-01-01' check (extract(day from accounting_start) = (1)::numeric),
  importance jsonb not null default '{}',
  severities jsonb not null default '{}',
  limits jsonb not null default '{}',
  closing_before_opening boolean not null default false,
  alcohol_roles text[] not null default '{}',
  planning_seconds smallint not null default 10 check ((planning_seconds >= 1) and (planning_seconds <= 160)),
  opening_hours jsonb not null default '[null, null, null, null, null, null, null]',
  billing text not null default 'active' check (billing in ('active', 'pending', 'ending', 'ended')),
  erase_at timestamptz,
  paid_by uuid,
  demo_network text,
  accounting_ground text check (accounting_ground in ('sector', 'agreement')),
  company_code text check (company_code <> ''),
  sheet_signs jsonb not null default '{}',
  business_rules jsonb not null default '{}',
  asks_need_approval boolean not null default false,
  managers_need_second_factor boolean not null default false,
  zone_rules text default current_zone_rules(),
  region text,
  holidays_heard bigint not null default last_holiday_change(),
  api_token_days integer check ((api_token_days >= 1) and (api_token_days <= 1096)),
  constraint project_check check (region ~~ (country || '-%'))
);
comment on table project is 'A business, with its settings: the tenant to which almost all rows belong.';
comment on column project.planning_seconds is 'How long a month is planned where a call does not say otherwise.';
comment on column project.opening_hours is
  'Monday first; null where nothing is set: `[{"open": "08:00", "close": "20:00"}, ...]`.';
comment on column project.erase_at is 'When everything in it is erased, of a project that ends or has ended.';
comment on column project.paid_by is 'Whose payment counts: null is the purchase of the project''s own id.';
comment on column project.demo_network is
  'Of a visitor’s own copy of the demo: the network it was made from, as a keyed hash. Null: any other '
  'project.';
comment on column project.accounting_ground is
  'Why an accounting period may be longer than the law''s usual one (docs/law.md, DK 113).';
comment on column project.company_code is 'The company’s code, printed on the working-time sheet (DK 120).';
comment on column project.sheet_signs is 'The signs that the business renamed on that sheet, by kind of day.';
comment on column project.business_rules is
  'The rules of a business that numbers define, by name with their numbers '
  '(docs/decisions/010-planning-settings.md). A rule that is absent does not apply.';
comment on column project.asks_need_approval is
  'Whether the manager decides after a yes, where a question does not say it: by default the first yes '
  'takes the shift.';
comment on column project.zone_rules is
  'By which version of the rules of time zones the instants of a project were computed; null: by an '
  'unknown one. Where it is another than that of `zone_rules`, coming shifts and absences get their '
  'instants anew from their local times.';
comment on column project.region is
  'The holidays of a part of a country, where they differ: ISO 3166-2, a key of `public_holiday` as the '
  'countries are.';
comment on column project.api_token_days is
  'How long the owner lets API tokens of the project work, in days; null: as long as was chosen for '
  'each.';
create index project_erased on project (erase_at) where (billing = 'ended');
create index project_demo_copy on project (created_at) where (demo_network is not null);
grant select, insert, update, delete on project to pamaina_app;

create table project_write (
  project_id uuid default current_project(),
  tx xid8,
  writes bigint not null,
  mark bigint not null,
  primary key (project_id, tx)
);
comment on table project_write is
  'Shows whether anything was written in a project since a reply was made '
  '(docs/decisions/073-versions-of-reads.md): each transaction that writes adds a row of its own with a '
  'random mark, so that none waits for another. Rows are folded into one now and then, with number '
  'zero.';
alter table project_write enable row level security, force row level security;
create policy tenant on project_write using (project_id = current_project());
-- A project is written by functions of all projects too, and its version read before a transaction is bound to it.
create policy counting on project_write to current_user using (true);
grant select on project_write to pamaina_app;

create table project_member (
  project_id uuid,
  account_id uuid,
  role text not null check (role in ('owner', 'manager', 'lead', 'accountant')),
  grants text[] not null default '{}',
  version integer not null default 1,
  joined_at timestamptz not null default now(),
  constraint project_manager_pkey primary key (project_id, account_id)
);
comment on table project_member is 'An account that runs a project, its role, and what the owner added to that.';
create index project_member_account on project_member (account_id);
grant select, insert, update, delete on project_member to pamaina_app;

create table sign_in (
  id uuid primary key,
  account_id uuid not null,
  device text not null,
  is_known boolean not null,
  generation integer not null default 1,
  confirmed integer not null default 0,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
comment on table sign_in is 'A sign-in on a device: its sessions share its id, and its refresh tokens are one family.';
comment on column sign_in.device is 'Browser and system, as the browser names them.';
comment on column sign_in.is_known is 'The account signed in on the device before: it stays signed in for longer.';
comment on column sign_in.generation is
  'The number of the newest refresh token, and of the newest one whose access token was used.';
create index sign_in_account on sign_in (account_id);
grant select, insert, update, delete on sign_in to pamaina_app;

create table session (
  id uuid primary key,
  sign_in_id uuid not null,
  account_id uuid not null,
  project_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  authenticated_at timestamptz not null default '1970-01-01 00:00:00+00',
  tokens_since timestamptz
);
comment on table session is
  'A session: the id is the token’s jti, and without the row the token is worth nothing. Selecting a '
  'project opens another session of the same sign-in; logging out ends them all.';
comment on column session.authenticated_at is 'When the user last showed who they are.';
comment on column session.tokens_since is
  'Since when access tokens of the session count: those from before end when its user has shown again '
  'who they are (ASVS 7.2.4). Null: all.';
create index session_account on session (account_id);
create index session_sign_in on session (sign_in_id);
grant select, insert, update, delete on session to pamaina_app;

create table one_time_secret (
  id uuid primary key,
  account_id uuid not null,
  purpose text not null,
  hash text not null unique,
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table one_time_secret is 'A link or code that works once, as a keyed hash.';
comment on column one_time_secret.email is 'The address that it proves.';
create index one_time_secret_account on one_time_secret (account_id, purpose);
create index one_time_secret_email on one_time_secret (lower(email));
grant select, insert, update, delete on one_time_secret to pamaina_app;

create table account_mail (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  address text,
  facts jsonb not null default '{}',
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  trace text default current_trace()
);
comment on table account_mail is
  'Emails to an account rather than about a project. Links are made when they are sent: no secret is '
  'stored.';
comment on column account_mail.address is 'Null: the verified address at the time of sending.';
create index account_mail_due on account_mail (due_at);
create index account_mail_account on account_mail (account_id);
grant select, insert, update, delete on account_mail to pamaina_app;

create table password_request (
  id uuid primary key,
  login text not null,
  created_at timestamptz not null default now()
);
comment on table password_request is
  'What somebody typed who forgot a password. Writing it takes the same time whether there is such an '
  'account or not.';
grant select, insert, update, delete on password_request to pamaina_app;

create table totp (
  account_id uuid primary key,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table totp is 'The authenticator app of an account (RFC 6238).';
comment on column totp.secret is 'Encrypted with a key that is derived from the server''s secret.';
comment on column totp.confirmed_at is 'Null: the set-up has begun, no code was entered yet.';
comment on column totp.last_step is 'The time step of the last accepted code: none is accepted twice.';
grant select, insert, update, delete on totp to pamaina_app;

create table recovery_code (
  account_id uuid,
  hash text,
  used_at timestamptz,
  primary key (account_id, hash)
);
comment on table recovery_code is 'A recovery code of an account, as a hash; each works once.';
grant select, insert, update, delete on recovery_code to pamaina_app;

create table passkey (
  id uuid primary key,
  account_id uuid not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table passkey is 'A passkey of an account (WebAuthn).';
create index passkey_account on passkey (account_id);
grant select, insert, update, delete on passkey to pamaina_app;

create table passkey_challenge (
  id uuid primary key,
  account_id uuid,
  purpose text not null check (purpose in ('sign_in', 'second_step', 'confirm', 'register')),
  challenge text not null,
  expires_at timestamptz not null,
  constraint passkey_challenge_check check ((purpose = 'sign_in') = (account_id is null))
);
comment on table passkey_challenge is
  'A challenge for a passkey, answered once and for its purpose; of a sign-in it is not known yet who '
  'answers.';
create index passkey_challenge_expiry on passkey_challenge (expires_at);
grant select, insert, update, delete on passkey_challenge to pamaina_app;

create table consent (
  account_id uuid,
  document text check (document in ('terms', 'privacy')),
  version text,
  accepted_at timestamptz not null default now(),
  primary key (account_id, document, version)
);
comment on table consent is 'Which version of which text an account agreed to, and when.';
grant select, insert on consent to pamaina_app;

create table picture (
  account_id uuid primary key,
  id text not null unique,
  content bytea not null check (octet_length(content) < 100000)
);
comment on table picture is
  'The picture of an account. The id is all that is needed to read it, so each picture has a new one.';
grant select, insert, update, delete on picture to pamaina_app;

create table security_event (
  id uuid primary key,
  account_id uuid,
  kind text not null,
  facts jsonb not null default '{}',
  at timestamptz not null default now()
);
comment on table security_event is
  'The security log. A failed sign-in of a username that does not exist has no account: it is written '
  'so that it takes as long as one that does, and deleted within the hour.';
create index security_event_account on security_event (account_id, at desc);
grant select, insert, update, delete on security_event to pamaina_app;

create table activity (
  project_id uuid default current_project(),
  id uuid,
  action_type text not null,
  at timestamptz not null default now(),
  actor text not null,
  details jsonb not null,
  primary key (project_id, id)
);
comment on table activity is 'The history: what was done in a project, when and by whom.';
create index activity_at on activity (project_id, at desc);
-- The history keeps what happened, when and to whom; how it was before and after, and reasons in words, go.
create index activity_details on activity (at) where (details ?| array['before', 'after', 'reason', 'note']);
alter table activity enable row level security, force row level security;
create policy tenant on activity using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- History and archives are written once; erasing alone changes them, as the owner, in the current project.
create policy erasure on activity to current_user using (true);
-- What nobody needs any more is deleted, of all projects, some rows at a time (docs/decisions/026-sums-and-
-- retention.md). Each function returns how many.
create policy retention on activity to current_user using (true);
grant select, insert on activity to pamaina_app;

create table activity_link (
  project_id uuid default current_project(),
  seq bigint,
  activity_id uuid not null,
  salt bytea,
  commitment bytea not null,
  hash bytea not null,
  primary key (project_id, seq)
);
comment on table activity_link is
  'Each line of the history is linked to the one before it in its project, so that a change behind the '
  'program''s back is found (docs/decisions/071-history-chain.md). Erasing adds a link for the line as '
  'it is then, and forgets the salt of the earlier one, without which its content can''t be guessed.';
comment on column activity_link.commitment is 'SHA-256 of the salt and the line.';
comment on column activity_link.hash is 'SHA-256 of the hash before, the line''s ID, the number and the commitment.';
create index activity_link_of on activity_link (project_id, activity_id);
alter table activity_link enable row level security, force row level security;
create policy tenant on activity_link using (project_id = current_project());
-- Lines are erased of many projects at once.
create policy chaining on activity_link to current_user using (true);
grant select on activity_link to pamaina_app;

create table api_token (
  project_id uuid default current_project(),
  id uuid,
  account_id uuid not null,
  kind text not null check (kind in ('personal', 'project')),
  name text not null,
  hash bytea not null check (length(hash) = 32) unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (project_id, id)
);
comment on table api_token is
  'A token of another program: looked up by its hash, so what is stored opens nothing. A personal one '
  'does what its creator still may; one of the project what it was made for. Both go with the account '
  'that made them.';
create index api_token_account on api_token (account_id);
alter table api_token enable row level security, force row level security;
create policy tenant on api_token using (project_id = current_project());
-- Which project it belongs to is not known before: looked for as the owner. That it was used is written at most once a
-- minute.
create policy api_token_door on api_token to current_user using (true);
grant select, insert, update, delete on api_token to pamaina_app;

create table webhook (
  project_id uuid default current_project(),
  id uuid,
  url text not null,
  events text[] not null,
  secret text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (project_id, id)
);
comment on table webhook is
  'An address of another program that hears what happens in a project. The secret signs every message '
  '(Standard Webhooks); it is stored as it is, because signing needs it, and is shown only when the '
  'webhook is created.';
comment on column webhook.active is 'Off: by a manager, or because the receiver answered 410.';
alter table webhook enable row level security, force row level security;
create policy tenant on webhook using (project_id = current_project());
grant select, insert, update, delete on webhook to pamaina_app;

create table webhook_delivery (
  project_id uuid default current_project(),
  id uuid,
  webhook_id uuid not null,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  response_status integer,
  error text,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  trace text default current_trace(),
  primary key (project_id, id)
);
comment on table webhook_delivery is
  'A message to a webhook, with its last attempt. `id` is the message’s own, the same in every attempt.';
comment on column webhook_delivery.response_status is 'What the receiver answered last; null: it could not be reached.';
create index webhook_delivery_log on webhook_delivery (project_id, webhook_id, id desc);
create index webhook_delivery_due on webhook_delivery (due_at) where (state = 'waiting');
create index webhook_delivery_dead on webhook_delivery (settled_at) where (state = 'dead');
alter table webhook_delivery enable row level security, force row level security;
create policy tenant on webhook_delivery using (project_id = current_project());
create policy sending on webhook_delivery to current_user using (true);
grant select, insert, update, delete on webhook_delivery to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table idempotency
  add foreign key (account_id) references account(id) on delete cascade;
alter table due_work
  add foreign key (project_id) references project(id) on delete cascade;
alter table account
  add foreign key (identity_key) references identity(key);
alter table project_member
  add constraint project_manager_project_id_fkey foreign key (project_id) references project(id) on delete cascade,
  add constraint project_manager_account_id_fkey foreign key (account_id) references account(id) on delete cascade;
alter table sign_in
  add foreign key (account_id) references account(id) on delete cascade;
alter table session
  add foreign key (account_id) references account(id) on delete cascade,
  add foreign key (project_id) references project(id) on delete cascade,
  add constraint session_of_sign_in foreign key (sign_in_id) references sign_in(id) on delete cascade;
alter table one_time_secret
  add foreign key (account_id) references account(id) on delete cascade;
alter table account_mail
  add foreign key (account_id) references account(id) on delete cascade;
alter table totp
  add foreign key (account_id) references account(id) on delete cascade;
alter table recovery_code
  add foreign key (account_id) references account(id) on delete cascade;
alter table passkey
  add foreign key (account_id) references account(id) on delete cascade;
alter table passkey_challenge
  add foreign key (account_id) references account(id) on delete cascade;
alter table consent
  add foreign key (account_id) references account(id) on delete cascade;
alter table picture
  add foreign key (account_id) references account(id) on delete cascade;
alter table security_event
  add foreign key (account_id) references account(id) on delete cascade;
alter table activity
  add foreign key (project_id) references project(id) on delete cascade;
alter table activity_link
  add foreign key (project_id) references project(id) on delete cascade;
alter table api_token
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (account_id) references account(id) on delete cascade;
alter table webhook
  add foreign key (project_id) references project(id) on delete cascade;
alter table webhook_delivery
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, webhook_id) references webhook(project_id, id) on delete cascade;

-- Streams of live events end with their session.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;

create function mentions(value text, id text, names text[]) returns boolean language sql immutable as $$
  select exists (select from unnest(array_append(names, id)) as needle where position(to_json(needle)::text in value) > 0)
$$;
grant execute on function mentions(text,text,text[]) to pamaina_app;

create function forget_history_details_unlinked(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  update activity set details = details - array['before', 'after', 'reason', 'note'] || jsonb_strip_nulls(jsonb_build_object(
    'employee_id', coalesce(details -> 'employee_id', details -> 'after' -> 'employee_id', details -> 'before' -> 'employee_id')
  ))
  where (project_id, id) in (
    select project_id, id from activity
    where at < before and details ?| array['before', 'after', 'reason', 'note'] order by at limit most
  );
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function forget_history_details_unlinked(timestamptz,integer) from public;

-- The day that was chosen stays as it is: a longer life lets the token work again. Days are those of UTC, as when a
-- token is made.
create function api_token_end(made timestamptz, chosen timestamptz, days integer) returns timestamptz language sql immutable parallel safe as $$
  select least(chosen, (date_trunc('day', made at time zone 'UTC') + make_interval(days => days + 1)) at time zone 'UTC')
$$;
grant execute on function api_token_end(timestamptz,timestamptz,integer) to pamaina_app;

create function use_api_token(secret_hash bytea) returns table(project_id uuid, id uuid, account_id uuid, kind text, name text, scopes text[]) language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  update api_token set last_used_at = now()
  from project
  where hash = secret_hash and project.id = api_token.project_id
    and api_token_end(api_token.created_at, api_token.expires_at, project.api_token_days) > now()
    and (last_used_at is null or last_used_at < now() - interval '1 minute');
  return query
    select t.project_id, t.id, t.account_id, t.kind, t.name, t.scopes
    from api_token as t join project as p on p.id = t.project_id
    where t.hash = secret_hash and api_token_end(t.created_at, t.expires_at, p.api_token_days) > now();
end $$;
revoke execute on function use_api_token(bytea) from public;
grant execute on function use_api_token(bytea) to pamaina_app;

-- What is due, one of each project first: a project with thousands hides nobody else’s.
create function due_webhooks(at timestamptz, most integer) returns table(project_id uuid, webhook_id uuid) language sql security definer set search_path = public as $$
  select due.project_id, due.webhook_id from (
    select delivery.project_id, delivery.webhook_id, min(due_at) as since,
      row_number() over (partition by delivery.project_id order by min(due_at)) as place
    from webhook_delivery as delivery
    where state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
    group by delivery.project_id, delivery.webhook_id
  ) as due
  order by place, since limit most
$$;
revoke execute on function due_webhooks(timestamptz,integer) from public;
grant execute on function due_webhooks(timestamptz,integer) to pamaina_app;

create function forget_webhook_deliveries(before timestamptz) returns void language sql security definer set search_path = public as $$
  delete from webhook_delivery where created_at < before
$$;
revoke execute on function forget_webhook_deliveries(timestamptz) from public;
grant execute on function forget_webhook_deliveries(timestamptz) to pamaina_app;

create function activity_content(action_type text, at timestamptz, actor text, details jsonb) returns bytea language sql stable as $$
  select convert_to(jsonb_build_array(action_type, extract(epoch from at), actor, details)::text, 'UTF8')
$$;
grant execute on function activity_content(text,timestamptz,text,jsonb) to pamaina_app;

create function link_activity(project uuid, line uuid, content bytea) returns void language plpgsql security definer set search_path = public as $$
declare
  number bigint;
  before bytea;
  salt bytea := uuid_send(gen_random_uuid());
  commitment bytea := sha256(salt || content);
begin
  select l.seq, l.hash into number, before from activity_link l where l.project_id = project order by l.seq desc limit 1;
  number := coalesce(number, 0) + 1;
  update activity_link l set salt = null where l.project_id = project and l.activity_id = line and l.salt is not null;
  insert into activity_link (project_id, seq, activity_id, salt, commitment, hash) values (project, number, line, salt,
    commitment, sha256(coalesce(before, '') || uuid_send(line) || int8send(number) || commitment));
end $$;
revoke execute on function link_activity(uuid,uuid,bytea) from public;

-- At the commit, so that the transactions of a project wait for each other only there.
create function chain_activity() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Its project was erased in the same transaction.
  if not exists (select from activity a where a.project_id = new.project_id and a.id = new.id) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.project_id::text, 234));
  perform link_activity(new.project_id, new.id, activity_content(new.action_type, new.at, new.actor, new.details));
  return null;
end $$;

create function forget_history_details(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  perform set_config('app.erasing', 'on', true);
  done := forget_history_details_unlinked(before, most);
  perform set_config('app.erasing', '', true);
  return done;
end $$;
revoke execute on function forget_history_details(timestamptz,integer) from public;
grant execute on function forget_history_details(timestamptz,integer) to pamaina_app;

create function next_webhook(at timestamptz) returns timestamptz language sql stable security definer set search_path = public as $$
  select due_at from webhook_delivery
  where state = 'waiting' and (lease_until is null or lease_until < at) order by due_at limit 1
$$;
revoke execute on function next_webhook(timestamptz) from public;
grant execute on function next_webhook(timestamptz) to pamaina_app;

create function note_write(project uuid) returns void language plpgsql security definer set search_path = public as $$
declare
  random_mark bigint := (random() * 9e18)::bigint;
begin
  perform set_config('app.written', project::text, true);
  -- A restored database has rows of numbers that come again.
  insert into project_write as known (project_id, tx, writes, mark) values (project, pg_current_xact_id(), 1, random_mark)
  on conflict (project_id, tx) do update set writes = known.writes + 1, mark = known.mark # excluded.mark;
  -- Not where many projects are written at once: each would take a lock.
  if random() < 0.03 and project = current_project() and pg_try_advisory_xact_lock(hashtextextended(project::text, 248)) then
    with gone as (
      delete from project_write w
      where w.project_id = project and w.tx <> '0' and w.tx <> pg_current_xact_id() returning w.writes, w.mark
    )
    insert into project_write as known (project_id, tx, writes, mark)
    select project, '0', sum(gone.writes), bit_xor(gone.mark) from gone having count(*) > 0
    on conflict (project_id, tx) do update set writes = known.writes + excluded.writes, mark = known.mark # excluded.mark;
  end if;
end $$;
revoke execute on function note_write(uuid) from public;
grant execute on function note_write(uuid) to pamaina_app;

-- Once in a transaction; what a rolled back part of it noted is forgotten with it.
create function count_write() returns trigger language plpgsql as $$
declare
  project uuid;
begin
  if tg_op = 'DELETE' then project := old.project_id; else project := new.project_id; end if;
  if current_setting('app.written', true) is distinct from project::text then perform public.note_write(project); end if;
  return null;
end $$;

create function count_write_of_project() returns trigger language plpgsql as $$
begin
  if current_setting('app.written', true) is distinct from new.id::text then perform public.note_write(new.id); end if;
  return null;
end $$;

-- At the commit: the rows of the project, which go with it, are counted before.
create function forget_writes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from project_write w where w.project_id = old.id;
  return null;
end $$;

create function project_version(project uuid) returns text language sql stable security definer set search_path = public as $$
  select coalesce(sum(writes), 0) || '.' || coalesce(bit_xor(mark), 0) from project_write w where w.project_id = project
$$;
revoke execute on function project_version(uuid) from public;
grant execute on function project_version(uuid) to pamaina_app;

create function remember_former_project() returns trigger language plpgsql as $$
begin
  -- A project that is being erased takes its records along, and an employer keeps those of an employee.
  update account set former_projects = array_append(array_remove(former_projects, old.project_id), old.project_id)
  where id = old.account_id and project_id is distinct from old.project_id
    and exists (select from project where id = old.project_id);
  return null;
end
$$;

-- In the lines of who was invited, joined and left, a member is a name, as it was typed: the username, an email
-- address or the full name. Elsewhere a name can be another's, or a role's.
create function forget_member(who text, names text[], pseudonym text) returns void language plpgsql security definer set search_path = public as $$
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  known text[] := array(select lower(name) from unnest(array_append(names, who)) as name);
begin
  known := known || array(select lower(details ->> 'email') from activity
    where project_id = project and action_type = 'member.joined' and details ->> 'email' is not null
      and lower(details ->> 'name') = lower(who));
  perform set_config('app.erasing', 'on', true);
  update activity set details = details - 'email' || jsonb_build_object('name', pseudonym)
  where project_id = project and starts_with(action_type, 'member.')
    and (lower(details ->> 'name') = any(known) or lower(details ->> 'email') = any(known));
  perform set_config('app.erasing', '', true);
end $$;
revoke execute on function forget_member(text,text[],text) from public;
grant execute on function forget_member(text,text[],text) to pamaina_app;

create trigger session_ended after delete on session for each row execute function tell_session_ended();
create constraint trigger activity_written after insert on activity deferrable initially deferred
  for each row execute function chain_activity();
create constraint trigger activity_erased after update on activity deferrable initially deferred
  for each row when (current_setting('app.erasing', true) = 'on') execute function chain_activity();
create trigger writes_counted after insert or update on project for each row execute function count_write_of_project();
create constraint trigger writes_forgotten after delete on project deferrable initially deferred
  for each row execute function forget_writes();
create trigger member_left after delete on project_member for each row execute function remember_former_project();

-- What is written to them counts as a write of the project (docs/decisions/073-versions-of-reads.md).
do $$
declare counted text;
begin
  foreach counted in array array[
    'due_work'
  ] loop
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', counted);
  end loop;
end $$;
