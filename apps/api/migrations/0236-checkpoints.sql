-- The best roster so far of a job that is being generated: when its process dies, another one goes on from it. Text: it is read whole, by
-- planners alone. It is gone with the job's end.
alter table generation
  add column checkpoint text,
  add constraint generation_checkpoint check (checkpoint is null or state in ('queued', 'running'));
