-- Whether the norm is a reduced one (sutrumpinta darbo laiko norma), which the day before a holiday does not shorten again (DK 112), and
-- how many days a working week has. A change of either changes the contract, as one of the hours does.
alter table employee
  add column has_reduced_norm boolean not null default false,
  add column work_days_per_week smallint not null default 5 check (work_days_per_week in (5, 6)),
  add constraint reduced_norm_is_below_40_hours check (not has_reduced_norm or contract_hours_per_week < 40);

create trigger kind_of_norm_changed before update of has_reduced_norm, work_days_per_week on employee
  for each row when (
    (new.has_reduced_norm, new.work_days_per_week) is distinct from (old.has_reduced_norm, old.work_days_per_week)
    and new.contract_hours_per_week is not distinct from old.contract_hours_per_week
  )
  execute function contract_changed();
