-- A provider keeps its errors with the idempotency key: after one, the next attempt has another key.
alter table purchase add column attempt integer not null default 1;
