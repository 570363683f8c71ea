-- Monday first; null where nothing is said: `[{"open": "08:00", "close": "20:00"}, ...]`.
alter table project add column opening_hours jsonb not null default '[null, null, null, null, null, null, null]';
