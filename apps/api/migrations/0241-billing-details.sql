-- Whom invoices are made out to: of an account, and of a payment by somebody who has no account yet.
create table billing_details (
  account_id uuid primary key references account on delete cascade,
  details jsonb not null,
  version integer not null default 1
);
grant select, insert, update, delete on billing_details to pamaina_app;
alter table purchase add column billing_details jsonb;
