-- Documents that were issued (docs/decisions/019-payments.md): written once with all that is printed on them. The
-- application can neither change nor delete one; tax law asks for ten years, so they outlive account and project.
create table invoice (
  id uuid primary key,
  -- In the order of issuing.
  seq bigint not null generated always as identity,
  purchase_id uuid not null references purchase,
  provider text not null check (provider in ('stripe', 'sandbox')),
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- Null in those that the provider numbered, before Pamaina did.
  series text,
  sequence integer,
  number text not null,
  -- What was paid: the provider's invoice, or the one-time payment.
  provider_invoice_id text not null,
  -- The invoice that a credit note takes back, whole; and the one that this replaces.
  credits uuid unique references invoice,
  replaces uuid unique references invoice,
  issued_at timestamptz not null,
  -- Days of the seller's country.
  issued_on date not null,
  paid_on date not null,
  period_start timestamptz,
  period_end timestamptz,
  project text not null,
  currency text not null,
  -- Negative in a credit note.
  net_cents integer not null,
  vat_cents integer not null,
  gross_cents integer not null,
  -- Percent; null: no VAT line.
  vat_rate numeric,
  vat_reason text,
  seller jsonb,
  buyer jsonb not null,
  check (net_cents + vat_cents = gross_cents),
  check ((kind = 'credit_note') = (gross_cents < 0)),
  check ((kind = 'credit_note') = (credits is not null)),
  check (replaces is null or kind = 'invoice'),
  check ((series is null) = (sequence is null)),
  unique (provider, number),
  unique (provider, series, sequence)
);
-- One payment is invoiced once; only "issue again" makes another, for the one that it takes back.
create unique index invoice_paid on invoice (provider, provider_invoice_id) where kind = 'invoice' and replaces is null;
create index invoice_purchase on invoice (purchase_id);
grant select, insert on invoice to pamaina_app;

-- Invoices and credit notes count each on their own.
alter table invoice_series add column series text not null default 'P';
alter table invoice_series drop constraint invoice_series_pkey, add primary key (provider, series);
alter table invoice_series alter column series drop default;

-- The numbers of one-time payments stay; they were issued without details and without VAT.
insert into invoice (id, purchase_id, provider, kind, series, sequence, number, provider_invoice_id, issued_at, issued_on,
    paid_on, project, currency, net_cents, vat_cents, gross_cents, buyer)
  select id, id, provider, 'invoice',
    case when invoice_number ~ '^(TEST-)?P-\d{6}$' then 'P' end,
    case when invoice_number ~ '^(TEST-)?P-\d{6}$' then right(invoice_number, 6)::integer end,
    invoice_number, provider_id, paid_at, (paid_at at time zone 'UTC')::date, (paid_at at time zone 'UTC')::date,
    coalesce(name, ''), currency, amount_cents, 0, amount_cents, jsonb_build_object('email', email)
  from purchase where invoice_number is not null and paid_at is not null and provider_id is not null order by paid_at, id;
alter table purchase drop column invoice_number;

-- A subscription's invoices from before keep the provider's numbers.
alter table purchase add column provider_numbers_until timestamptz;
update purchase set provider_numbers_until = now() where kind = 'subscription' and paid_at is not null;
