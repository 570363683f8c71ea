-- An applied proposal is one step of undo. `before`: the rows of its shifts as they were, of the open shifts whose places its drafts
-- took, and what was noted of the absence.
alter table repair
  add column before jsonb,
  add column undone_at timestamptz;
