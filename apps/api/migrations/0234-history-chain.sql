-- Each line of the history is linked to the one before it in its project, so that a change behind the program's back is
-- found (docs/decisions/071-history-chain.md). Erasing adds a link for the line as it is then, and forgets the salt of
-- the earlier one, without which its content can't be guessed.
create table activity_link (
  project_id uuid not null default current_project() references project on delete cascade,
  seq bigint not null,
  activity_id uuid not null,
  salt bytea,
  -- SHA-256 of the salt and the line.
  commitment bytea not null,
  -- SHA-256 of the hash before, the line's ID, the number and the commitment.
  hash bytea not null,
  primary key (project_id, seq)
);
create index activity_link_of on activity_link (project_id, activity_id);

alter table activity_link enable row level security;
alter table activity_link force row level security;
create policy tenant on activity_link using (project_id = current_project());
-- Lines are erased of many projects at once.
create policy chaining on activity_link to current_user using (true);
grant select on activity_link to pamaina_app;

create function activity_content(action_type text, at timestamptz, actor text, details jsonb) returns bytea
  language sql stable as $$
  select convert_to(jsonb_build_array(action_type, extract(epoch from at), actor, details)::text, 'UTF8')
$$;
grant execute on function activity_content to pamaina_app;

create function link_activity(project uuid, line uuid, content bytea) returns void
  language plpgsql security definer set search_path = public as $$
declare
  number bigint;
  before bytea;
  salt bytea := uuid_send(gen_random_uuid());
  commitment bytea := sha256(salt || content);
begin
  select l.seq, l.hash into number, before from activity_link l where l.project_id = project order by l.seq desc limit 1;
  number := coalesce(number, 0) + 1;
  update activity_link l set salt = null where l.project_id = project and l.activity_id = line and l.salt is not null;
  insert into activity_link (project_id, seq, activity_id, salt, commitment, hash) values (project, number, line, salt,
    commitment, sha256(coalesce(before, '') || uuid_send(line) || int8send(number) || commitment));
end $$;
revoke execute on function link_activity from public;

-- At the commit, so that the transactions of a project wait for each other only there.
create function chain_activity() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Its project was erased in the same transaction.
  if not exists (select from activity a where a.project_id = new.project_id and a.id = new.id) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.project_id::text, 234));
  perform link_activity(new.project_id, new.id, activity_content(new.action_type, new.at, new.actor, new.details));
  return null;
end $$;
create constraint trigger activity_written after insert on activity deferrable initially deferred
  for each row execute function chain_activity();
create constraint trigger activity_erased after update on activity deferrable initially deferred
  for each row when (current_setting('app.erasing', true) = 'on') execute function chain_activity();

-- Only these functions erase. As they were, with the sign for the trigger around them.
alter function forget_details(text, text[], timestamptz, timestamptz, text[]) rename to forget_details_unlinked;
alter function rename_in_history(text, text[], text, timestamptz, timestamptz) rename to rename_in_history_unlinked;
alter function forget_history_details(timestamptz, integer) rename to forget_history_details_unlinked;
revoke execute on function forget_details_unlinked, rename_in_history_unlinked, forget_history_details_unlinked
  from pamaina_app;

create function forget_details(who text, names text[], since timestamptz, until timestamptz, kinds text[]) returns void
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.erasing', 'on', true);
  perform forget_details_unlinked(who, names, since, until, kinds);
  perform set_config('app.erasing', '', true);
end $$;
create function rename_in_history(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.erasing', 'on', true);
  perform rename_in_history_unlinked(who, names, pseudonym, since, until);
  perform set_config('app.erasing', '', true);
end $$;
create function forget_history_details(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  perform set_config('app.erasing', 'on', true);
  done := forget_history_details_unlinked(before, most);
  perform set_config('app.erasing', '', true);
  return done;
end $$;
revoke execute on function forget_details, rename_in_history, forget_history_details from public;
grant execute on function forget_details, rename_in_history, forget_history_details to pamaina_app;

do $$
declare line activity;
begin
  for line in select * from activity order by project_id, at, id loop
    perform link_activity(line.project_id, line.id,
      activity_content(line.action_type, line.at, line.actor, line.details));
  end loop;
end $$;
