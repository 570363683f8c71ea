-- How long the owner lets API tokens of the project work, in days; null: as long as was chosen for each.
alter table project add column api_token_days integer check (api_token_days between 1 and 1096);

-- The day that was chosen stays as it is: a longer life lets the token work again. Days are those of UTC, as when a token is made.
create function api_token_end(made timestamptz, chosen timestamptz, days integer) returns timestamptz
  language sql immutable parallel safe as $$
  select least(chosen, (date_trunc('day', made at time zone 'UTC') + make_interval(days => days + 1)) at time zone 'UTC')
$$;
grant execute on function api_token_end to pamaina_app;

create or replace function use_api_token(secret_hash bytea)
  returns table (project_id uuid, id uuid, account_id uuid, kind text, name text, scopes text[])
  language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  update api_token set last_used_at = now()
  from project
  where hash = secret_hash and project.id = api_token.project_id
    and api_token_end(api_token.created_at, api_token.expires_at, project.api_token_days) > now()
    and (last_used_at is null or last_used_at < now() - interval '1 minute');
  return query
    select t.project_id, t.id, t.account_id, t.kind, t.name, t.scopes
    from api_token as t join project as p on p.id = t.project_id
    where t.hash = secret_hash and api_token_end(t.created_at, t.expires_at, p.api_token_days) > now();
end $$;
