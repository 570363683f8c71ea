-- Where an account was a member once: its name is still in what it decided there, and is erased with the account.
alter table account add column former_projects uuid[] not null default '{}';

create function remember_former_project() returns trigger language plpgsql as $$
begin
  -- A project that is being erased takes its records along, and an employer keeps those of an employee.
  update account set former_projects = array_append(array_remove(former_projects, old.project_id), old.project_id)
  where id = old.account_id and project_id is distinct from old.project_id
    and exists (select from project where id = old.project_id);
  return null;
end
$$;
create trigger member_left after delete on project_member for each row execute function remember_former_project();

-- In the lines of who was invited, joined and left, a member is a name, as it was typed: the username, an email address
-- or the full name. Elsewhere a name can be another's, or a role's.
create function forget_member(who text, names text[], pseudonym text) returns void
  language plpgsql security definer set search_path = public as $$
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  known text[] := array(select lower(name) from unnest(array_append(names, who)) as name);
begin
  known := known || array(select lower(details ->> 'email') from activity
    where project_id = project and action_type = 'member.joined' and details ->> 'email' is not null
      and lower(details ->> 'name') = lower(who));
  perform set_config('app.erasing', 'on', true);
  update activity set details = details - 'email' || jsonb_build_object('name', pseudonym)
  where project_id = project and starts_with(action_type, 'member.')
    and (lower(details ->> 'name') = any(known) or lower(details ->> 'email') = any(known));
  perform set_config('app.erasing', '', true);
end $$;
revoke execute on function forget_member(text, text[], text) from public;
grant execute on function forget_member(text, text[], text) to pamaina_app;
