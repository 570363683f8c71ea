-- Limits that a collective agreement or the house sets on top of the law, with their dates.
-- The version before writes none and leaves them as they are.
alter table project add column agreed_limits jsonb not null default '[]';
comment on column project.agreed_limits is
  'Limits on top of the law: `[{"rule": "dailyRest", "part": "minMinutes", "value": 720, "kind": "house", '
  '"name": "Our rules", "from": "2026-03-01", "until": null}, ...]`.';
