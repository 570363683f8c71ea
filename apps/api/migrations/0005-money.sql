-- Money: purchases at the card provider or the sandbox, and the invoices that were issued.

create table purchase (
  id uuid primary key,
  account_id uuid,
  kind text not null check (kind in ('one_off', 'subscription')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  email text not null,
  name text,
  description text,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  state text not null default 'begun' check (state in ('begun', 'open', 'paid', 'past_due', 'waiting', 'ending', 'ended', 'expired')),
  request_key text unique,
  provider_id text,
  client_secret text,
  wanted boolean not null default false,
  consumed_at timestamptz,
  paid_at timestamptz,
  paid_until timestamptz,
  card jsonb,
  refund_wanted_at timestamptz,
  refunded_at timestamptz,
  looked integer not null default 0,
  applied integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  attempt integer not null default 1,
  renews uuid,
  provider_numbers_until timestamptz,
  billing_details jsonb,
  refund_by_hand_at timestamptz,
  constraint purchase_provider_provider_id_key unique (provider, provider_id)
);
comment on table purchase is
  'A one-time payment or a subscription. It outlives its account, because what was paid must be '
  'accounted for. No card number is kept, only the last four digits.';
comment on column purchase.state is
  '`begun` before the provider has answered, `open` until somebody pays; `expired`: nobody did.';
comment on column purchase.request_key is 'Of a buyer without an account: the same one asks again and gets the same.';
comment on column purchase.wanted is 'The browser asked for the project while the bank still asked for something.';
comment on column purchase.consumed_at is 'When its project was made, whatever became of it later.';
comment on column purchase.looked is
  'Numbers of the last look that began and of the last one applied: an older look never overwrites a '
  'newer one.';
comment on column purchase.due_at is 'When the reconciling job looks next.';
comment on column purchase.attempt is
  'A provider keeps its errors with the idempotency key: after one, the next attempt has another key.';
comment on column purchase.renews is
  'The project that a purchase is to bring back: a project that has ended is paid again by another '
  'purchase, and keeps its own id.';
comment on column purchase.provider_numbers_until is
  'Invoices of a subscription until then keep the provider’s numbers.';
comment on column purchase.refund_by_hand_at is
  'When the provider could not give back all that was paid: the operator does it by hand.';
create index purchase_account on purchase (account_id);
create index purchase_due on purchase (due_at) where (due_at is not null);
create unique index purchase_renews on purchase (renews) where ((renews is not null) and (state in ('begun', 'open')));
-- Two tabs and double clicks go on with one payment.
create unique index purchase_once on purchase (provider, account_id, kind, lower(name))
  where ((state in ('begun', 'open')) and (account_id is not null) and (name is not null) and (renews is null));
grant select, insert, update, delete on purchase to pamaina_app;

create table payment_code (
  purchase_id uuid primary key,
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
comment on table payment_code is
  'A code that was mailed to the payer, as a keyed hash: somebody who claims the payment in another '
  'browser than the one that paid shows it. One for each payment, valid for a while and a few attempts.';
grant select, insert, update, delete on payment_code to pamaina_app;

create table provider_event (
  provider text,
  id text,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
comment on table provider_event is 'An event of the card provider that was already handled.';
create index provider_event_received on provider_event (received_at);
grant select, insert, update, delete on provider_event to pamaina_app;

create table sandbox_intent (
  id text primary key,
  client_secret text not null unique,
  purchase_id uuid not null,
  purpose text not null check (purpose in ('payment', 'subscription', 'setup')),
  subscription_id text,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('open', 'challenged', 'succeeded')),
  card jsonb,
  refunded boolean not null default false,
  created_at timestamptz not null
);
comment on table sandbox_intent is 'A payment or a card set-up at the sandbox.';
grant select, insert, update, delete on sandbox_intent to pamaina_app;

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
comment on table sandbox_subscription is 'A subscription at the sandbox, which keeps here what a card provider would.';
grant select, insert, update, delete on sandbox_subscription to pamaina_app;

create table sandbox_invoice (
  id text primary key,
  subscription_id text not null,
  number text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('paid', 'refunded')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null
);
comment on table sandbox_invoice is 'An invoice of a subscription at the sandbox.';
create index sandbox_invoice_subscription on sandbox_invoice (subscription_id);
grant select, insert, update, delete on sandbox_invoice to pamaina_app;

create table sandbox_event (
  id text primary key,
  payload text not null,
  created_at timestamptz not null default now()
);
comment on table sandbox_event is 'An event of the sandbox that is still to be sent.';
grant select, insert, update, delete on sandbox_event to pamaina_app;

create table billing_details (
  account_id uuid primary key,
  details jsonb not null,
  version integer not null default 1
);
comment on table billing_details is 'To whom invoices are made out, by account.';
grant select, insert, update, delete on billing_details to pamaina_app;

create table vat_check (
  account_id uuid primary key,
  vat_number text not null,
  state text not null check (state in ('valid', 'invalid', 'unavailable')),
  checked_at timestamptz not null
);
comment on table vat_check is 'The last answer of VIES about the VAT number of an account’s invoice details.';
comment on column vat_check.vat_number is 'It says nothing about another number.';
grant select, insert, update, delete on vat_check to pamaina_app;

create table invoice_series (
  provider text,
  last integer not null,
  series text,
  primary key (provider, series)
);
comment on table invoice_series is
  'The last number of each series of invoices, for each provider on its own, so that numbers have no '
  'gap and what was only tried takes none.';
comment on column invoice_series.series is 'Invoices and credit notes count each on their own.';
grant select, insert, update on invoice_series to pamaina_app;

create table invoice (
  id uuid primary key,
  seq bigint generated always as identity,
  purchase_id uuid not null,
  provider text not null check (provider in ('stripe', 'sandbox')),
  kind text not null check (kind in ('invoice', 'credit_note')),
  series text,
  sequence integer,
  number text not null,
  provider_invoice_id text not null,
  credits uuid unique,
  replaces uuid unique,
  issued_at timestamptz not null,
  issued_on date not null,
  paid_on date not null,
  period_start timestamptz,
  period_end timestamptz,
  project text not null,
  currency text not null,
  net_cents integer not null,
  vat_cents integer not null,
  gross_cents integer not null,
  vat_rate numeric,
  vat_reason text,
  seller jsonb,
  buyer jsonb not null,
  constraint invoice_check check ((net_cents + vat_cents) = gross_cents),
  constraint invoice_check1 check ((kind = 'credit_note') = (gross_cents < 0)),
  constraint invoice_check2 check ((kind = 'credit_note') = (credits is not null)),
  constraint invoice_check3 check ((replaces is null) or (kind = 'invoice')),
  constraint invoice_check4 check ((series is null) = (sequence is null)),
  constraint invoice_provider_number_key unique (provider, number),
  constraint invoice_provider_series_sequence_key unique (provider, series, sequence)
);
comment on table invoice is
  'A document that was issued (docs/decisions/019-payments.md), written once with all that is printed '
  'on it. The application can neither change nor delete it; it outlives account and project, because '
  'tax law asks for ten years.';
comment on column invoice.seq is 'In the order of issuing.';
comment on column invoice.series is 'Null in those that the provider numbered, before Pamaina did.';
comment on column invoice.provider_invoice_id is 'What was paid: the provider''s invoice, or the one-time payment.';
comment on column invoice.credits is
  'The invoice that a credit note takes back, whole; and the one that this replaces.';
comment on column invoice.issued_on is 'Days of the seller''s country.';
comment on column invoice.net_cents is 'Negative in a credit note.';
comment on column invoice.vat_rate is 'Percent; null: no VAT line.';
-- One payment is invoiced once; only "issue again" makes another, for the one that it takes back.
create unique index invoice_paid on invoice (provider, provider_invoice_id)
  where ((kind = 'invoice') and (replaces is null));
create index invoice_purchase on invoice (purchase_id);
grant select, insert on invoice to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table purchase
  add foreign key (account_id) references account(id) on delete set null;
alter table payment_code
  add foreign key (purchase_id) references purchase(id) on delete cascade;
alter table sandbox_intent
  add foreign key (subscription_id) references sandbox_subscription(id) on delete cascade;
alter table sandbox_invoice
  add foreign key (subscription_id) references sandbox_subscription(id) on delete cascade;
alter table billing_details
  add foreign key (account_id) references account(id) on delete cascade;
alter table vat_check
  add foreign key (account_id) references account(id) on delete cascade;
alter table invoice
  add foreign key (purchase_id) references purchase(id),
  add foreign key (credits) references invoice(id),
  add foreign key (replaces) references invoice(id);

create trigger tell_sandbox after insert on sandbox_event for each statement execute function tell_due('sandbox');
