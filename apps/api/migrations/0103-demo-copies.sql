-- A visitor's own copy of the demo: the network it was made from, as a keyed hash. Null: any other project.
alter table project add column demo_network text;
create index project_demo_copy on project (created_at) where demo_network is not null;
