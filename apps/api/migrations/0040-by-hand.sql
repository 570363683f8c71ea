-- What a manager did to the draft by hand outlives the next plan. `hand`: added beside the plan, or changed; `planned` is what the
-- plan had made of a changed shift, so that whoever changes it back leaves no mark.
alter table shift
  add column hand text check (hand in ('added', 'changed')),
  add column planned jsonb;

-- Shifts of the draft that a manager deleted: so many places the next plan leaves empty. `body` is how the shift was when it went,
-- `planned` what the plan had made of it.
create table hand_removal (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  date date not null,
  template text not null,
  role text not null,
  body jsonb not null,
  planned jsonb not null,
  primary key (project_id, id),
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade
);
create index hand_removal_date on hand_removal (project_id, date);
alter table hand_removal enable row level security;
alter table hand_removal force row level security;
create policy tenant on hand_removal using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on hand_removal to pamaina_app;

-- Whether a plan keeps what was done by hand, or pins alone; and the snapshot that takes the plan back.
alter table generation
  add column keep text not null default 'hand' check (keep in ('hand', 'pins')),
  add column undo_id uuid;

-- The draft of a range as it was before something changed much of it at once: one step of undo. `print` is a fingerprint of the
-- draft after that: what changed since is not wiped out.
create table draft_snapshot (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  starts_on date not null,
  ends_on date not null,
  made_at timestamptz not null default now(),
  shifts jsonb not null,
  removals jsonb not null,
  print text not null,
  primary key (project_id, id)
);
create index draft_snapshot_made on draft_snapshot (project_id, made_at);
alter table draft_snapshot enable row level security;
alter table draft_snapshot force row level security;
create policy tenant on draft_snapshot using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on draft_snapshot to pamaina_app;
