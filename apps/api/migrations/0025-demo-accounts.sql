-- The demo's sign-ins are known to everybody: nobody changes their passwords or erases them.
alter table account add column is_demo boolean not null default false;
