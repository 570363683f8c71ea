-- Where an account was a member once: its name is still in what it decided there, and is erased with the account.
alter table account add column former_projects uuid[] not null default '{}';

create function remember_former_project() returns trigger language plpgsql as $$
begin
  -- A project that is being erased takes its records along.
  update account set former_projects = array_append(array_remove(former_projects, old.project_id), old.project_id)
  where id = old.account_id and exists (select from project where id = old.project_id);
  return null;
end
$$;
create trigger member_left after delete on project_member for each row execute function remember_former_project();
