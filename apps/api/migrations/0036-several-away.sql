-- Who is away for the same time besides `employee_id`: a proposal for several people who fell ill at once.
alter table repair add column others text[] not null default '{}';

-- As the foreign key does for the first of them: whoever is deleted takes the proposals along that speak of them.
create function forget_repairs_of() returns trigger language plpgsql as $$
begin
  delete from repair where project_id = old.project_id and old.id = any(others);
  return null;
end $$;
create trigger employee_deleted after delete on employee for each row execute function forget_repairs_of();
