-- Since when somebody's contract hours are as they are: months before that had another norm, or none. What they were before a day's first
-- change is known, so that a slip that is put right on the same day was none.
alter table employee
  add column contract_since date not null default current_date,
  add column earlier_contract_hours numeric,
  add column earlier_contract_since date;
update employee set contract_since = created_at::date;

create function contract_changed() returns trigger language plpgsql as $$
begin
  if old.earlier_contract_since is not null and old.contract_since = current_date
    and new.contract_hours_per_week is not distinct from old.earlier_contract_hours then
    new.contract_since := old.earlier_contract_since;
    new.earlier_contract_hours := null;
    new.earlier_contract_since := null;
    return new;
  end if;
  if old.contract_since < current_date then
    new.earlier_contract_hours := old.contract_hours_per_week;
    new.earlier_contract_since := old.contract_since;
  end if;
  new.contract_since := current_date;
  return new;
end $$;
create trigger contract_changed before update of contract_hours_per_week on employee
  for each row when (new.contract_hours_per_week is distinct from old.contract_hours_per_week)
  execute function contract_changed();
