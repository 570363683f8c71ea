-- A token of another program: looked up by its hash, so what is stored opens nothing. A personal one does what its creator still may;
-- one of the project what it was made for. Both go with the account that made them.
create table api_token (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('personal', 'project')),
  name text not null,
  hash bytea not null unique check (length(hash) = 32),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (project_id, id)
);
create index api_token_account on api_token (account_id);

alter table api_token enable row level security;
alter table api_token force row level security;
create policy tenant on api_token using (project_id = current_project());
grant select, insert, update, delete on api_token to pamaina_app;

-- Which project it belongs to is not known before: looked for as the owner. That it was used is written at most once a minute.
create policy api_token_door on api_token to current_user using (true);
create function use_api_token(secret_hash bytea)
  returns table (project_id uuid, id uuid, account_id uuid, kind text, name text, scopes text[])
  language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  update api_token set last_used_at = now()
  where hash = secret_hash and expires_at > now()
    and (last_used_at is null or last_used_at < now() - interval '1 minute');
  return query
    select t.project_id, t.id, t.account_id, t.kind, t.name, t.scopes
    from api_token as t where t.hash = secret_hash and t.expires_at > now();
end $$;
revoke execute on function use_api_token from public;
grant execute on function use_api_token to pamaina_app;
