-- A person with an account of their own is asked to join a team; who they are is known to the manager by the username alone. The
-- employee is made when they agree. No account: the username is nobody's who could join, which reads exactly like one who does not answer.
create table invitation (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  identity_key text not null,
  account_id uuid references account on delete set null,
  name text not null,
  -- As POST /employees takes them.
  fields jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'declined')),
  created_at timestamptz not null default now(),
  primary key (project_id, id),
  unique (project_id, identity_key)
);
create index invitation_account on invitation (account_id);

alter table invitation enable row level security;
alter table invitation force row level security;
create policy tenant on invitation using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on invitation to pamaina_app;

-- Who is asked is in no project yet: looked for as the owner, and only the keys are handed out.
create policy invitation_door on invitation to current_user using (true);
create function invitations_of(asked uuid) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select invitation.project_id, invitation.id from invitation
  join account on account.id = invitation.account_id
  where account_id = asked and state = 'pending' and account.role = 'employee' and account.employee_id is null
  order by invitation.created_at limit 20
$$;
revoke execute on function invitations_of from public;
grant execute on function invitations_of to pamaina_app;
