-- Wrong PINs are added up over a day, on whatever tablet and through whatever server: what stops guessing is the sum.
-- The short wait between two tries is of one tablet alone and kept nowhere. What was counted before is forgotten.
alter table clock_pin drop column failures, drop column locked_until;
alter table clock_pin
  add column failures smallint not null default 0,
  add column failing_since timestamptz;
