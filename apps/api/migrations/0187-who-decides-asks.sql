-- Whether the manager decides after a yes, where a question doesn't say it: by default the first yes takes the shift.
alter table project add column asks_need_approval boolean not null default false;
