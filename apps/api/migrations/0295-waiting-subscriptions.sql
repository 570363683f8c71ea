-- The version before never writes the new state, and ignores the new column.
alter table purchase drop constraint purchase_state_check;
alter table purchase add constraint purchase_state_check
  check (state in ('begun', 'open', 'paid', 'past_due', 'waiting', 'ending', 'ended', 'expired'));

-- When the provider could not give back all that was paid: the operator does it by hand.
alter table purchase add column refund_by_hand_at timestamptz;
