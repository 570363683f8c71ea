-- What managers announce to all, to roles or to named people, each of whom confirms it. `asked_version` is the version that has to be
-- confirmed: it follows `version` only where the manager asks everybody again.
create table announcement (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  title text not null,
  text text not null,
  is_for_all boolean not null,
  roles text[] not null default '{}',
  -- The last day.
  until date,
  created_at timestamptz not null,
  -- The account, which may be gone since.
  author_id uuid not null,
  author text not null,
  ended_at timestamptz,
  version integer not null default 1,
  asked_version integer not null default 1,
  primary key (project_id, id)
);

-- Uploaded before the announcement that it belongs to is written.
create table attachment (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  announcement_id uuid,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  content bytea not null,
  uploaded_by uuid not null,
  created_at timestamptz not null,
  primary key (project_id, id),
  unique (project_id, announcement_id),
  foreign key (project_id, announcement_id) references announcement (project_id, id) on delete cascade
);

-- Who was asked by name, reminded, or has confirmed. Who is asked as one of all or by a role may have none yet. The name stays when
-- the person is deleted.
create table announcement_receipt (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null default gen_random_uuid(),
  announcement_id uuid not null,
  employee_id text,
  employee_name text not null,
  is_named boolean not null default false,
  reminded_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('app', 'link', 'kiosk')),
  confirmed_version integer,
  primary key (project_id, id),
  unique (project_id, announcement_id, employee_id),
  foreign key (project_id, announcement_id) references announcement (project_id, id) on delete cascade,
  foreign key (project_id, employee_id) references employee (project_id, id) on delete set null (employee_id),
  check ((confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (confirmed_version is null))
);
create index announcement_receipt_person on announcement_receipt (project_id, employee_id);

-- Whom each announcement concerns today, and whether they have confirmed what it says now: who joins later is one of them.
create view announcement_reader with (security_invoker = true) as
select announcement.project_id, announcement.id as announcement_id, employee.id as employee_id, employee.name as employee_name,
  employee.last_day, employee.created_at as joined_at, receipt.id as receipt_id, receipt.reminded_at,
  case when receipt.confirmed_version >= announcement.asked_version then receipt.confirmed_at end as confirmed_at,
  case when receipt.confirmed_version >= announcement.asked_version then receipt.confirmed_by end as confirmed_by
from announcement
join employee on employee.project_id = announcement.project_id
left join announcement_receipt receipt on receipt.project_id = announcement.project_id and receipt.announcement_id = announcement.id
  and receipt.employee_id = employee.id
where announcement.is_for_all or announcement.roles && employee.roles or receipt.is_named;

alter table announcement enable row level security;
alter table announcement force row level security;
create policy tenant on announcement using (project_id = current_project());
alter table attachment enable row level security;
alter table attachment force row level security;
create policy tenant on attachment using (project_id = current_project());
alter table announcement_receipt enable row level security;
alter table announcement_receipt force row level security;
create policy tenant on announcement_receipt using (project_id = current_project());
grant select, insert, update, delete on announcement, attachment, announcement_receipt to pamaina_app;
grant select on announcement_reader to pamaina_app;
