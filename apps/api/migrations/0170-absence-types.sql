-- Absences of every kind are one table. Managers enter them too, for hours as well, with a note that only managers read.
alter table time_off drop constraint time_off_type_check;
alter table time_off
  add constraint time_off_type_check check (type in (
    'vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training',
    'no_show', 'other'
  )),
  add column manager_note text,
  -- Of an absence of a few hours on one day; null: whole days.
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint time_off_hours check (
    (starts_at is null) = (ends_at is null) and (starts_at is null or (ends_at > starts_at and start_date = end_date))
  );

alter table repair
  add column type text not null default 'sick_leave' check (type in (
    'vacation', 'sick_leave', 'personal', 'unpaid_leave', 'study_leave', 'parents_day', 'business_trip', 'training',
    'no_show', 'other'
  )),
  add column note text,
  add constraint repair_open check (not is_open or type = 'sick_leave');
