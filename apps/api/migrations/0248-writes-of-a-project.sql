-- What tells that nothing was written in a project since an answer was made (docs/decisions/073-versions-of-reads.md):
-- each transaction that writes adds a row of its own with a random mark, so that none waits for another. Rows are folded
-- into one now and then, with number zero.
create table project_write (
  project_id uuid not null default current_project(),
  tx xid8 not null,
  writes bigint not null,
  mark bigint not null,
  primary key (project_id, tx)
);
alter table project_write enable row level security;
alter table project_write force row level security;
create policy tenant on project_write using (project_id = current_project());
-- A project is written by functions of all projects too, and its version read before a transaction is bound to it.
create policy counting on project_write to current_user using (true);
grant select on project_write to pamaina_app;

create function note_write(project uuid) returns void language plpgsql security definer set search_path = public as $$
declare
  random_mark bigint := (random() * 9e18)::bigint;
begin
  perform set_config('app.written', project::text, true);
  -- A restored database has rows of numbers that come again.
  insert into project_write as known (project_id, tx, writes, mark) values (project, pg_current_xact_id(), 1, random_mark)
  on conflict (project_id, tx) do update set writes = known.writes + 1, mark = known.mark # excluded.mark;
  -- Not where many projects are written at once: each would take a lock.
  if random() < 0.03 and project = current_project() and pg_try_advisory_xact_lock(hashtextextended(project::text, 248)) then
    with gone as (
      delete from project_write w
      where w.project_id = project and w.tx <> '0' and w.tx <> pg_current_xact_id() returning w.writes, w.mark
    )
    insert into project_write as known (project_id, tx, writes, mark)
    select project, '0', sum(gone.writes), bit_xor(gone.mark) from gone having count(*) > 0
    on conflict (project_id, tx) do update set writes = known.writes + excluded.writes, mark = known.mark # excluded.mark;
  end if;
end $$;
revoke execute on function note_write from public;
grant execute on function note_write to pamaina_app;

-- Once in a transaction; what a rolled back part of it noted is forgotten with it.
create function count_write() returns trigger language plpgsql as $$
declare
  project uuid;
begin
  if tg_op = 'DELETE' then project := old.project_id; else project := new.project_id; end if;
  if current_setting('app.written', true) is distinct from project::text then perform public.note_write(project); end if;
  return null;
end $$;
create function count_write_of_project() returns trigger language plpgsql as $$
begin
  if current_setting('app.written', true) is distinct from new.id::text then perform public.note_write(new.id); end if;
  return null;
end $$;
-- At the commit: the rows of the project, which go with it, are counted before.
create function forget_writes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from project_write w where w.project_id = old.id;
  return null;
end $$;

create function project_version(project uuid) returns text language sql stable security definer set search_path = public as $$
  select coalesce(sum(writes), 0) || '.' || coalesce(bit_xor(mark), 0) from project_write w where w.project_id = project
$$;
revoke execute on function project_version from public;
grant execute on function project_version to pamaina_app;

create trigger writes_counted after insert or update on project for each row execute function count_write_of_project();
create constraint trigger writes_forgotten after delete on project deferrable initially deferred
  for each row execute function forget_writes();

do $$
declare
  walled text;
begin
  -- Not those that no schedule, timesheet or sum is made from: messages, history, queues, logins.
  for walled in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relname = any (array[
      'project_write', 'activity', 'activity_link', 'notification', 'outbox', 'delivery', 'webhook', 'webhook_delivery',
      'api_token', 'generation', 'solve', 'shift_opening', 'import_mapping', 'kiosk', 'clock_pin', 'join_link',
      'invitation', 'member_invitation', 'account', 'project_member', 'session'])
  loop
    execute format('create trigger writes_counted after insert or update or delete on %I
      for each row execute function count_write()', walled);
  end loop;
end $$;
