-- What all streams of a process need to know from time to time, in one statement: whose sessions still last, in which project and area,
-- and the number of their latest notification. The same conditions as for every call (platform/auth/caller.ts).
create function stream_states(sessions uuid[]) returns table (session_id uuid, project_id uuid, role text, newest bigint)
  language sql stable security definer set search_path = public as $$
  select state.session_id, state.project_id, state.role, (
    select max(seq) from notification
    where notification.project_id = state.project_id and notification.account_id = state.account_id
  )
  from (
    select session.id as session_id, account.id as account_id,
      case when managed.project_id is not null or account.role = 'manager' then managed.project_id else account.project_id end as project_id,
      case when managed.project_id is null then account.role else 'manager' end as role
    from session
    join account on account.id = session.account_id
    join sign_in on sign_in.id = session.sign_in_id
    left join project_member as managed on managed.account_id = account.id and managed.project_id = session.project_id
    where session.id = any (sessions) and session.expires_at > now()
      and employment_over(account.project_id, account.employee_id) is null
  ) as state
$$;
revoke execute on function stream_states from public;
grant execute on function stream_states to pamaina_app;
