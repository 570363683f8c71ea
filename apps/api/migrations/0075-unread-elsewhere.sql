-- What waits unread in the other projects of a manager, in one statement: the function runs as the owner, sees only
-- what is for the account in projects that it manages, and hands out numbers.
create function unread_elsewhere(account uuid, besides uuid) returns table (project_id uuid, unread bigint)
  language sql stable security definer set search_path = public as $$
  select notification.project_id, count(*)
  from project_manager
  join notification on notification.project_id = project_manager.project_id
    and notification.account_id = project_manager.account_id
  where project_manager.account_id = account and shown and read_at is null
    and project_manager.project_id is distinct from besides
  group by notification.project_id
  order by notification.project_id
$$;
revoke execute on function unread_elsewhere from public;
grant execute on function unread_elsewhere to pamaina_app;
