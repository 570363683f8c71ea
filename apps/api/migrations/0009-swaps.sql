-- Offers of shifts. What the shift was is kept with the offer, so that the history stays when the shift goes; the names too.
-- `expired`, `completed` and the end of an offer whose shift is no longer the giver's follow from the clock and the shift.

create table swap_offer (
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
  offered_by text,
  offered_by_name text not null,
  target text,
  target_name text,
  accepted_by text,
  accepted_by_name text,
  status text not null default 'pending' check (
    status in ('pending', 'employee_accepted', 'approved', 'rejected', 'declined', 'cancelled')
  ),
  note text,
  rejection_reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  primary key (project_id, id),
  foreign key (project_id, shift_id) references shift (project_id, id) on delete set null (shift_id),
  foreign key (project_id, offered_by) references employee (project_id, id) on delete set null (offered_by),
  foreign key (project_id, target) references employee (project_id, id) on delete set null (target),
  foreign key (project_id, accepted_by) references employee (project_id, id) on delete set null (accepted_by)
);
create unique index swap_offer_live on swap_offer (project_id, shift_id) where status in ('pending', 'employee_accepted');
create index swap_offer_created on swap_offer (project_id, created_at desc);

alter table swap_offer enable row level security;
alter table swap_offer force row level security;
create policy tenant on swap_offer using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on swap_offer to pamaina_app;
