-- Open published shifts that employees ask for. What the shift was is kept with the claim, as with offers. `expired`, `completed` and
-- the end of a claim whose shift is gone or has a person follow from the clock and the shift.

create table shift_claim (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  shift_id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  template text,
  role text not null,
  employee_id text,
  employee_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  note text,
  -- Without one, a rejected claim lost the shift to somebody else.
  rejection_reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  primary key (project_id, id),
  foreign key (project_id, shift_id) references shift (project_id, id) on delete set null (shift_id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete set null (employee_id)
);
create unique index shift_claim_live on shift_claim (project_id, shift_id, employee_id) where status = 'pending';
create index shift_claim_created on shift_claim (project_id, created_at desc);

alter table shift_claim enable row level security;
alter table shift_claim force row level security;
create policy tenant on shift_claim using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on shift_claim to pamaina_app;
