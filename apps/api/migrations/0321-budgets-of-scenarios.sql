-- A scenario of a month that was never generated is planned by the budgets that generating it would keep.
alter table scenario add column budgets jsonb not null default '[]';
comment on column scenario.budgets is
  'What the month is planned by where it has no budgets of its own: as generating it would keep them when the scenario was asked for.';
