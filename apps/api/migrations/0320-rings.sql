-- Rings of swaps: each of two to four employees passes a shift on to the next (docs/decisions/099-rings-of-swaps.md).
create table ring (
  project_id uuid default current_project(),
  id uuid,
  status text not null default 'pending' check (status in ('pending', 'done', 'declined', 'withdrawn', 'ended')),
  reason text check (reason in ('begun', 'shift', 'person', 'rules')),
  created_by text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (project_id, id),
  check ((status = 'ended') = (reason is not null))
);
comment on table ring is 'A ring of swaps that a manager offers: it comes about when all in it have agreed.';
comment on column ring.reason is 'Why it ended though nobody said no.';
create index ring_created on ring (project_id, created_at desc);
create index ring_pending on ring (project_id) where status = 'pending';
alter table ring enable row level security, force row level security;
create policy tenant on ring using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on ring to pamaina_app;
alter table ring add foreign key (project_id) references project(id) on delete cascade;

create table ring_person (
  project_id uuid default current_project(),
  ring_id uuid,
  place smallint check (place between 0 and 3),
  employee_id text,
  employee_name text not null,
  shift_id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  template text,
  role text not null,
  agreed_at timestamptz,
  primary key (project_id, ring_id, place)
);
comment on table ring_person is 'Somebody in a ring of swaps, with the shift that goes to the next one.';
comment on column ring_person.place is 'The shift goes to the person of the next place, the last one to the first.';
comment on column ring_person.date is 'As it was when it was offered, like those beside it.';
comment on column ring_person.starts_at is 'Follows the shift where the rules of its time zone change.';
create index ring_person_employee on ring_person (project_id, employee_id);
create index ring_person_shift on ring_person (project_id, shift_id);
alter table ring_person enable row level security, force row level security;
create policy tenant on ring_person using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on ring_person to pamaina_app;
alter table ring_person
  add foreign key (project_id, ring_id) references ring(project_id, id) on delete cascade,
  add foreign key (project_id, shift_id) references shift(project_id, id) on delete set null (shift_id),
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete set null (employee_id);
create trigger writes_counted after insert or update or delete on ring for each row execute function count_write();
create trigger writes_counted after insert or update or delete on ring_person for each row execute function count_write();
