-- The code of an own type of absence in payroll files; null: that of the type that it counts as.
alter table leave_type add column payroll_code text
  check (payroll_code is null or (payroll_code <> '' and name is not null));
