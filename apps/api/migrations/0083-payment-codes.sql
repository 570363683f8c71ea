-- Whoever claims a payment in another browser than the one that paid shows a code that was mailed to the payer: one for each payment,
-- good for a while and a few tries. Only its keyed hash is kept.
create table payment_code (
  purchase_id uuid primary key references purchase on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
grant select, insert, update, delete on payment_code to pamaina_app;
