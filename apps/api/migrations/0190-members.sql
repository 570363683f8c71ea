-- Several people run a project, each with a role and with further abilities that an owner gave them. Whoever was a manager until
-- now owns the project.
alter table project_manager rename to project_member;
alter index project_manager_account rename to project_member_account;
alter table project_member
  add column role text not null default 'owner' check (role in ('owner', 'manager', 'lead', 'accountant')),
  add column grants text[] not null default '{}',
  add column version integer not null default 1,
  add column joined_at timestamptz not null default now();
alter table project_member alter column role drop default;

create or replace function unread_elsewhere(account uuid, besides uuid) returns table (project_id uuid, unread bigint)
  language sql stable security definer set search_path = public as $$
  select notification.project_id, count(*)
  from project_member
  join notification on notification.project_id = project_member.project_id
    and notification.account_id = project_member.account_id
  where project_member.account_id = account and shown and read_at is null
    and project_member.project_id is distinct from besides
  group by notification.project_id
  order by notification.project_id
$$;

-- Somebody is asked to become a member: an account by its username, or whoever has the link that an email address got. What is
-- asked of nobody's username reads like what nobody answers.
create table member_invitation (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  -- As it was written, and folded: asking again replaces what was asked before.
  login text not null,
  login_key text not null,
  account_id uuid references account on delete cascade,
  role text not null check (role in ('owner', 'manager', 'lead', 'accountant')),
  grants text[] not null default '{}',
  invited_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (project_id, id),
  unique (project_id, login_key)
);
create index member_invitation_account on member_invitation (account_id);
create index member_invitation_inviter on member_invitation (invited_by);

alter table member_invitation enable row level security;
alter table member_invitation force row level security;
create policy tenant on member_invitation using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on member_invitation to pamaina_app;

-- Who is asked is not in the project yet: looked for as the owner, and only the keys are handed out.
create policy member_invitation_door on member_invitation to current_user using (true);
create function member_invitations_of(asked uuid) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select project_id, id from member_invitation
  where account_id = asked and expires_at > now() order by created_at desc limit 20
$$;
revoke execute on function member_invitations_of from public;
grant execute on function member_invitations_of to pamaina_app;
