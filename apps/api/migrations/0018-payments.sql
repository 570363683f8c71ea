-- Payments (docs/decisions/019-payments.md). A purchase stands before the provider is asked for anything; the project that it buys
-- has the same id, so that one purchase can never buy two. What the provider says is fetched and then applied, in the order of asking.

alter table project add column billing text not null default 'active' check (billing in ('active', 'pending', 'ending', 'ended'));
-- When everything in it is erased, of a project that ends or has ended.
alter table project add column erase_at timestamptz;
create index project_erased on project (erase_at) where billing = 'ended';

-- It outlives its account: what was paid must be accounted for. No card number is kept, the last four digits are.
create table purchase (
  id uuid primary key,
  account_id uuid references account on delete set null,
  kind text not null check (kind in ('one_off', 'subscription')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  email text not null,
  name text,
  description text,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  -- `begun` before the provider has answered, `open` until somebody pays; `expired`: nobody did.
  state text not null default 'begun' check (state in ('begun', 'open', 'paid', 'past_due', 'ending', 'ended', 'expired')),
  -- Of who began it without an account: the same one asks again and gets the same.
  request_key text unique,
  provider_id text,
  client_secret text,
  -- The browser asked for the project while the bank still asked for something.
  wanted boolean not null default false,
  -- Its project has been made, whatever became of it since.
  consumed_at timestamptz,
  paid_at timestamptz,
  paid_until timestamptz,
  card jsonb,
  refund_wanted_at timestamptz,
  refunded_at timestamptz,
  -- Numbers of the last look that began and of the last one applied: an older look never overwrites a newer one.
  looked integer not null default 0,
  applied integer not null default 0,
  -- When the reconciling job looks next.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index purchase_account on purchase (account_id);
create index purchase_due on purchase (due_at) where due_at is not null;
-- Two tabs and double clicks go on with one payment.
create unique index purchase_once on purchase (provider, account_id, kind, lower(name))
  where state in ('begun', 'open') and account_id is not null and name is not null;

create table provider_event (
  provider text not null,
  id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index provider_event_received on provider_event (received_at);

-- What a card provider would keep, for the sandbox.
create table sandbox_subscription (
  id text primary key,
  purchase_id uuid not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'ended', 'expired')),
  amount_cents integer not null,
  currency text not null,
  cancel_at_period_end boolean not null default false,
  period_start timestamptz,
  period_end timestamptz,
  started_at timestamptz,
  card jsonb,
  created_at timestamptz not null
);
create table sandbox_intent (
  id text primary key,
  client_secret text not null unique,
  purchase_id uuid not null,
  purpose text not null check (purpose in ('payment', 'subscription', 'setup')),
  subscription_id text references sandbox_subscription on delete cascade,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('open', 'challenged', 'succeeded')),
  card jsonb,
  refunded boolean not null default false,
  created_at timestamptz not null
);
create table sandbox_invoice (
  id text primary key,
  subscription_id text not null references sandbox_subscription on delete cascade,
  number text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('paid', 'refunded')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null
);
create index sandbox_invoice_subscription on sandbox_invoice (subscription_id);
create table sandbox_event (
  id text primary key,
  payload text not null,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on
  purchase, provider_event, sandbox_subscription, sandbox_intent, sandbox_invoice, sandbox_event to pamaina_app;
