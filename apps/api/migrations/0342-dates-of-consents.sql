-- A written consent begins and ends on a day; one without dates holds always, as before.
-- The version before writes no dates and leaves them as they are.
alter table employee add column consent_dates jsonb not null default '{}';
comment on column employee.consent_dates is
  'First and last day of each written consent, by its name: `{"night": {"from": "2026-03-01", "until": null}}`.';
