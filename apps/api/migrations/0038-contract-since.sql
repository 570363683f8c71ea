-- Since when somebody's contract hours are as they are: months before that had another norm, or none.
alter table employee add column contract_since date not null default current_date;
update employee set contract_since = created_at::date;

create function contract_changed() returns trigger language plpgsql as $$
begin
  new.contract_since := current_date;
  return new;
end $$;
create trigger contract_changed before update of contract_hours_per_week on employee
  for each row when (new.contract_hours_per_week is distinct from old.contract_hours_per_week)
  execute function contract_changed();
