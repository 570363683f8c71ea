-- Dates of each year, MM-DD, that are half a public holiday to the balance of a type: leave takes at most half of them.
alter table leave_type
  add column half_days text[] not null default '{}' check (cardinality(half_days) <= 10);
