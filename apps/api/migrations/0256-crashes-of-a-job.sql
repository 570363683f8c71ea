-- How often in a row the process of a job died without having found a better roster (docs/decisions/006).
alter table generation add column crashes integer not null default 0 check (crashes >= 0);
