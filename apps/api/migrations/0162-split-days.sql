-- Who agrees to work twice a day (DK 113), where the business allows it.
alter table employee add column splits_days boolean not null default false;
