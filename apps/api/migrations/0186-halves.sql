-- A shift can be cut in two between two people. Both halves keep the place that they fill together: its hours and those of each half, so
-- that an open half counts as a half and not as a place of its own. Only the pair is marked: null is a whole shift.
alter table shift add column cut jsonb;
