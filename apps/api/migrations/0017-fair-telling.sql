-- Nobody's messages wait behind somebody else's: each channel is claimed for itself, and every project with something to tell is found,
-- however much another has to tell.

drop function due_deliveries(timestamptz, integer);
create function due_deliveries(wanted text, at timestamptz, most integer) returns table (project_id uuid, account_id uuid)
  language sql security definer set search_path = public as $$
  select distinct due.project_id, due.account_id from (
    select delivery.project_id, delivery.account_id from delivery
    where channel = wanted and state = 'waiting' and due_at <= at and (lease_until is null or lease_until < at)
    order by due_at limit most
  ) as due
$$;
drop index delivery_due;
create index delivery_due on delivery (channel, due_at) where state = 'waiting';

-- From project to project by the primary key, not from row to row.
create or replace function waiting_outboxes() returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  with recursive waiting as (
    (select outbox.project_id from outbox order by outbox.project_id limit 1)
    union all
    select (select outbox.project_id from outbox where outbox.project_id > waiting.project_id order by outbox.project_id limit 1)
    from waiting where waiting.project_id is not null
  )
  select waiting.project_id from waiting where waiting.project_id is not null
$$;

-- Published shifts that became open, until whoever may take them has been told. Written by the table itself, because a shift opens in
-- many ways: published without a person, by time off, by a repair, by the manager, by somebody's deletion.
create table shift_opening (
  project_id uuid not null,
  shift_id uuid not null,
  -- Who had it last: they know.
  left_by text,
  opened_at timestamptz not null default now(),
  primary key (project_id, shift_id),
  foreign key (project_id, shift_id) references shift (project_id, id) on delete cascade
);
alter table shift_opening enable row level security;
alter table shift_opening force row level security;
create policy tenant on shift_opening using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy queue on shift_opening to current_user using (true);
grant select, insert, update, delete on shift_opening to pamaina_app;

create function note_opening() returns trigger language plpgsql as $$
begin
  insert into shift_opening (project_id, shift_id, left_by)
  values (new.project_id, new.id, case when tg_op = 'UPDATE' then old.employee_id end)
  on conflict (project_id, shift_id) do update set left_by = excluded.left_by, opened_at = excluded.opened_at;
  return null;
end $$;
create trigger shift_inserted_open after insert on shift for each row
  when (new.status = 'published' and new.employee_id is null and new.former_name is null)
  execute function note_opening();
create trigger shift_opened after update on shift for each row
  when (new.status = 'published' and new.employee_id is null and new.former_name is null
    and (old.status <> 'published' or old.employee_id is not null or old.former_name is not null))
  execute function note_opening();

create function projects_with_openings() returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select distinct shift_opening.project_id from shift_opening
$$;

revoke execute on function due_deliveries, waiting_outboxes, projects_with_openings from public;
grant execute on function due_deliveries, waiting_outboxes, projects_with_openings to pamaina_app;
