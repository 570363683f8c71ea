-- The link and QR code on the wall of the staff room: whoever has it asks to join, and a manager approves. One for each project; a new one
-- ends the one before.
create table join_link (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (project_id)
);
alter table join_link enable row level security;
alter table join_link force row level security;
create policy tenant on join_link using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on join_link to pamaina_app;

-- `asked`: they came by the link and wait for the manager.
alter table invitation drop constraint invitation_state_check,
  add constraint invitation_state_check check (state in ('pending', 'declined', 'asked'));

create or replace function invitations_of(asked uuid) returns table (project_id uuid, id uuid)
  language sql security definer set search_path = public as $$
  select invitation.project_id, invitation.id from invitation
  join account on account.id = invitation.account_id
  where account_id = asked and state in ('pending', 'asked') and account.role = 'employee' and account.employee_id is null
  order by invitation.created_at desc limit 20
$$;
