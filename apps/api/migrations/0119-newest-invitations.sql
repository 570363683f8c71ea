-- The newest invitations first: older ones can't hide them.
create or replace function invitations_of(asked uuid) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select invitation.project_id, invitation.id from invitation
  join account on account.id = invitation.account_id
  where account_id = asked and state = 'pending' and account.role = 'employee' and account.employee_id is null
  order by invitation.created_at desc limit 20
$$;

-- A change of the kind of norm starts a new contract; a second one on the same day doesn't bring the old one back.
create function kind_of_norm_changed() returns trigger language plpgsql as $$
begin
  new.contract_since := current_date;
  new.earlier_contract_hours := null;
  new.earlier_contract_since := null;
  return new;
end $$;
drop trigger kind_of_norm_changed on employee;
create trigger kind_of_norm_changed before update of has_reduced_norm, work_days_per_week on employee
  for each row when (
    (new.has_reduced_norm, new.work_days_per_week) is distinct from (old.has_reduced_norm, old.work_days_per_week)
  )
  execute function kind_of_norm_changed();
