-- A project that has ended is paid again by another purchase; its own id stays. `renews`: the project that a purchase is to bring back.
alter table purchase add column renews uuid;
create unique index purchase_renews on purchase (renews) where renews is not null and state in ('begun', 'open');
drop index purchase_once;
create unique index purchase_once on purchase (provider, account_id, kind, lower(name))
  where state in ('begun', 'open') and account_id is not null and name is not null and renews is null;
-- Whose payment counts: null is the purchase of the project's own id.
alter table project add column paid_by uuid;
