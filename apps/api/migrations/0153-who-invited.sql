-- The manager who invited a person is notified of the answer. Null: invited earlier, or their account is gone; then all
-- managers are.
alter table invitation add column invited_by uuid references account on delete set null;
create index invitation_invited_by on invitation (invited_by);
