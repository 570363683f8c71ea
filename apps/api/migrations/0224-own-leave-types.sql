-- A business has types of absence of its own beside those of the law. Norms, the sheet and payroll take an absence of
-- one as the type of the law that it counts as: that is what `time_off.type` says, and `leave_code` says which one it is.
alter table leave_type drop constraint leave_type_type_check;
alter table leave_type
  -- Null: a type of the law, whose names are in the texts.
  add column name text,
  add column counts_as text check (counts_as in (
    'vacation', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training', 'other'
  )),
  add column can_request boolean,
  -- No longer offered; absences keep it.
  add column archived_at timestamptz,
  add constraint leave_type_law check ((name is null) = (type in (
    'vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training',
    'no_show', 'other'
  ))),
  add constraint leave_type_own check (
    (name is null) = (counts_as is null) and (name is null) = (can_request is null)
    and (name is not null or archived_at is null)
  );
create unique index leave_type_code on leave_type (project_id, lower(type));
create unique index leave_type_name on leave_type (project_id, lower(name)) where archived_at is null;

alter table time_off
  add column leave_code text,
  add constraint time_off_leave_code foreign key (project_id, leave_code) references leave_type (project_id, type);
create index time_off_of_leave on time_off (project_id, leave_code) where leave_code is not null;

-- Proposals live for two days; a type that is gone by then makes them stale.
alter table repair add column leave_code text;
