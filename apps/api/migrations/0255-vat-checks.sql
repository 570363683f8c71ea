-- The last answer of VIES about the VAT number of somebody's invoice details.
create table vat_check (
  account_id uuid primary key references account on delete cascade,
  -- It says nothing about another number.
  vat_number text not null,
  state text not null check (state in ('valid', 'invalid', 'unavailable')),
  checked_at timestamptz not null
);
grant select, insert, update, delete on vat_check to pamaina_app;
