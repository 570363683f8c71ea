-- How the entitlement of a type comes about; as before where nobody says otherwise.
alter table leave_type
  -- A twelfth with each month of employment, instead of all of it at the start of the year.
  add column is_earned_monthly boolean not null default false,
  -- It is for a week of so many working days, and other weeks give their part of it; null: the same for every week.
  add column week_days smallint check (week_days between 1 and 7),
  add constraint leave_type_week check (week_days is null or unit = 'days');
