-- A law pack is named by its ID, which the code's registry knows; one that isn't known is as none.
-- The version before writes only the IDs that it knows: a wider check breaks nothing of it.
alter table project drop constraint project_law_pack_check;
alter table project add constraint project_law_pack_check check (law_pack ~ '^[a-z][a-z0-9-]{0,19}$');
comment on column project.law_pack is 'The ID of the law pack by which the engine judges, or `none`.';
