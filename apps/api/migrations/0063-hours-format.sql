-- How a person reads hours: with decimals (7.5 h) or with minutes (7 h 30 min). It goes with language and theme.
alter table account
  add column hours_format text not null default 'decimal' check (hours_format in ('decimal', 'minutes'));
