-- Plan: months and their shifts, plans in the making, published versions and what is asked and announced about them.

create table schedule_month (
  project_id uuid default current_project(),
  year smallint,
  month smallint check ((month >= 1) and (month <= 12)),
  published_version integer not null default 0,
  proof jsonb,
  planning jsonb,
  imported_version integer not null default 0 check (imported_version >= 0),
  primary key (project_id, year, month)
);
comment on table schedule_month is
  'A month that somebody planned: what generating, publishing, clearing and every edit lock first.';
comment on column schedule_month.planning is
  'How the plan that made a month''s draft closed in on what is possible: seconds and the curve of '
  'penalty and bound.';
comment on column schedule_month.imported_version is
  'The version of a month that an import of past shifts made last. While it is the newest one, nobody '
  'has published the month here, and more past shifts can be added.';
alter table schedule_month enable row level security, force row level security;
create policy tenant on schedule_month using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy retention on schedule_month to current_user using (true);
grant select, insert, update, delete on schedule_month to pamaina_app;

create table shift (
  project_id uuid default current_project(),
  id uuid,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes smallint not null,
  template text,
  role text not null,
  employee_id text,
  former_name text,
  status text not null check (status in ('draft', 'published')),
  pinned boolean not null default false,
  version integer not null default 1,
  violations jsonb not null default '[]',
  changed_at timestamptz not null default now(),
  hand text check (hand in ('added', 'changed')),
  planned jsonb,
  on_call text check (on_call in ('at_work', 'at_home')),
  amendment uuid,
  amends uuid,
  cut jsonb,
  constraint shift_check check (ends_at > starts_at),
  primary key (project_id, id),
  constraint shift_check1 check ((amends is null) or ((amendment is not null) and (status = 'draft'))),
  constraint shift_no_overlap exclude using gist (project_id with =, ((employee_id || '')) with =, ( case when (amendment is null) then '[1,3)'::int4range when (status = 'published') then '[1,2)'::int4range else '[2,3)'::int4range end) with &&, tstzrange(starts_at, ends_at) with &&)
    where ((employee_id is not null)) deferrable
);
comment on table shift is
  'A shift, planned or published. Nobody works two at once, however many write at a time. '
  '`former_name`: of a person who was deleted after the shift was over.';
comment on column shift.changed_at is
  'For calendars: when a shift last became another one, whatever was judged about it meanwhile.';
comment on column shift.hand is
  'What a manager did to the draft by hand, which outlives the next plan: added beside the plan, or '
  'changed; `planned` is what the plan had made of a changed shift, so that changing it back leaves no '
  'mark.';
comment on column shift.on_call is 'As the template was when the shift was made; null: an ordinary shift.';
comment on column shift.amendment is
  'Of a draft, the open amendment that it belongs to; of a published shift, the one that amends its '
  'day.';
comment on column shift.amends is 'The published shift in whose place a draft is.';
comment on column shift.cut is
  'Of a half of a shift that was cut in two between two people: the place that both halves fill '
  'together, with its hours and those of each half, so that an open half counts as a half and not as a '
  'place of its own. Null: a whole shift.';
create index shift_date on shift (project_id, date);
-- What counts as worked is looked up person by person and day by day, months back.
create index shift_person on shift (project_id, employee_id, date);
create unique index shift_amends on shift (project_id, amends) where (amends is not null);
create index shift_amendment on shift (project_id, amendment) where (amendment is not null);
-- The next shift of a project.
create index shift_begins_in_project on shift (project_id, starts_at)
  where ((status = 'published') and (employee_id is not null));
alter table shift enable row level security, force row level security;
create policy tenant on shift using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- Projects with published shifts of somebody that begin between the two: whom to remind is asked inside each.
create policy reminders on shift to current_user using (true);
grant select, insert, update, delete on shift to pamaina_app;

create table shift_minutes (
  project_id uuid default current_project(),
  date date,
  starts_at timestamptz,
  ends_at timestamptz,
  break_minutes smallint,
  minutes integer not null default 0,
  night_minutes integer not null default 0,
  holiday_minutes integer not null default 0,
  is_night boolean not null default false,
  is_holiday boolean not null default false,
  weekend date,
  is_due boolean not null default true,
  primary key (project_id, date, starts_at, ends_at, break_minutes)
);
comment on table shift_minutes is
  'What the engine counts of a shift (docs/decisions/050-minutes-of-shifts.md). It depends on the hours '
  'alone, in the calendar of the project, so all shifts of the same hours share a row. `is_due`: the '
  'engine has not counted it, or what it counted no longer holds.';
comment on column shift_minutes.minutes is 'Without the break; those at night and on public holidays are among them.';
comment on column shift_minutes.is_night is 'A night shift (DK 117).';
comment on column shift_minutes.is_holiday is 'One that starts on a public holiday.';
create index shift_minutes_due on shift_minutes (project_id) where is_due;
alter table shift_minutes enable row level security, force row level security;
create policy tenant on shift_minutes using (project_id = current_project());
-- A year of a country that is filled later, or a correction. Dates of other countries' projects are counted again in
-- vain, which is rare.
create policy recounting on shift_minutes to current_user using (true);
grant select, insert, update on shift_minutes to pamaina_app;

create table worked_month (
  project_id uuid default current_project(),
  month date check (extract(day from month) = (1)::numeric),
  counted_at timestamptz,
  primary key (project_id, month)
);
comment on table worked_month is
  'A month with shifts or entries. `counted_at`: its sums are those of `worked_sum`; null: something in '
  'it has changed since, or it is not over.';
create index worked_month_due on worked_month (month) where (counted_at is null);
alter table worked_month enable row level security, force row level security;
create policy tenant on worked_month using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- The months of all projects that are over and not summed, oldest first.
create policy counting on worked_month for select to current_user using (true);
-- So that all of them are counted anew.
create policy recounting on worked_month for update to current_user using (true);
grant select, insert, update, delete on worked_month to pamaina_app;

create table worked_sum (
  project_id uuid default current_project(),
  month date,
  week date,
  employee_id text,
  role text,
  first date,
  minutes integer not null,
  shifts integer not null,
  weekends integer not null,
  nights integer not null,
  night_minutes integer not null,
  closings integer not null,
  holidays integer not null,
  primary key (project_id, month, week, employee_id, role)
);
comment on table worked_sum is
  'What was worked in a month, by weeks from Monday, because overtime may be counted by them. `first` '
  'is the first date that counts. Minutes and shifts are those of `counted_work` without drafts; the '
  'rest is counted from the published shifts that were worked.';
alter table worked_sum enable row level security, force row level security;
create policy tenant on worked_sum using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on worked_sum to pamaina_app;

create table generation (
  project_id uuid default current_project(),
  id uuid,
  year smallint,
  month smallint,
  state text not null check (state in ('queued', 'running', 'done', 'stopped', 'failed')),
  seconds double precision not null,
  seed integer not null,
  fence integer not null default 0,
  lease_until timestamptz,
  stop_requested boolean not null default false,
  progress jsonb,
  result jsonb,
  requested_by uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  part jsonb,
  keep text not null default 'hand' check (keep in ('hand', 'pins')),
  undo_id uuid,
  process integer,
  checkpoint text,
  trace text default current_trace(),
  crashes integer not null default 0 check (crashes >= 0),
  is_demo boolean not null default false,
  primary key (project_id, id),
  constraint generation_month check ((year is null) = (month is null)),
  constraint generation_checkpoint check ((checkpoint is null) or (state in ('queued', 'running')))
);
comment on table generation is
  'A job that generates a plan or solves a problem of a program. `fence` counts how often it was '
  'claimed: only its last claimant may write the result.';
comment on column generation.part is 'What of the month is planned: null for the whole of it.';
comment on column generation.keep is 'Whether a plan keeps what was done by hand, or pins alone.';
comment on column generation.checkpoint is
  'The best roster so far of a job that is being generated: when its process dies, another one goes on '
  'from it. Text: it is read whole, by planners alone. It is gone with the job''s end.';
comment on column generation.crashes is
  'How often in a row the process of a job died without a better roster '
  '(docs/decisions/006-planning-jobs.md).';
comment on column generation.is_demo is
  'A schedule of the demo: all of them together count as one account, because anybody can have a copy '
  'for nothing. They are generated in a place of their own, one at a time in each process, so that '
  'nobody waits for them.';
create unique index generation_live on generation (project_id, year, month) where (state in ('queued', 'running'));
create index generation_waiting on generation (created_at) where (state in ('queued', 'running'));
-- What a project planned within the hour is counted once for each project, not for each row of the queue.
create index generation_started on generation (started_at);
create index generation_solves on generation (finished_at) where (year is null);
alter table generation enable row level security, force row level security;
create policy tenant on generation using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
-- A planner of any process finds the next job without seeing anybody’s data: the function runs as the owner, to whom
-- this policy opens the table, and gives nothing but keys.
create policy planner_queue on generation to current_user using (true);
create policy retention on generation to current_user using (true);
grant select, insert, update, delete on generation to pamaina_app;

create table solve (
  project_id uuid default current_project(),
  id uuid,
  problem text not null,
  result text,
  primary key (project_id, id)
);
comment on table solve is
  'A problem that a program sent, and its solution. Text, not jsonb: the problem comes back unchanged, '
  'and JSON can hold what jsonb refuses.';
alter table solve enable row level security, force row level security;
create policy tenant on solve using (project_id = current_project());
grant select, insert, update, delete on solve to pamaina_app;

create table draft_snapshot (
  project_id uuid default current_project(),
  id uuid,
  starts_on date not null,
  ends_on date not null,
  made_at timestamptz not null default now(),
  shifts jsonb not null,
  removals jsonb not null,
  print text not null,
  primary key (project_id, id)
);
comment on table draft_snapshot is
  'One step of undo: the draft of a range before something changed much of it at once. `print` is a '
  'fingerprint of the draft after that: what was changed later is not overwritten.';
create index draft_snapshot_made on draft_snapshot (project_id, made_at);
alter table draft_snapshot enable row level security, force row level security;
create policy tenant on draft_snapshot using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on draft_snapshot to pamaina_app;

create table hand_removal (
  project_id uuid default current_project(),
  id uuid,
  date date not null,
  template text not null,
  role text not null,
  body jsonb not null,
  planned jsonb not null,
  primary key (project_id, id)
);
comment on table hand_removal is
  'A shift of the draft that a manager deleted: the next plan leaves its place empty. `body` is how the '
  'shift was then, `planned` what the plan had made of it.';
create index hand_removal_date on hand_removal (project_id, date);
alter table hand_removal enable row level security, force row level security;
create policy tenant on hand_removal using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, delete on hand_removal to pamaina_app;

create table archive (
  project_id uuid default current_project(),
  id uuid,
  year smallint not null,
  month smallint not null,
  version integer not null,
  published_at timestamptz not null,
  published_by text not null,
  shifts integer not null,
  entries jsonb not null,
  place integer not null,
  secrets text[] not null,
  who_secrets text[] not null,
  marks text[] not null,
  who_marks text[] not null,
  seal text not null,
  starts_on date,
  ends_on date,
  primary key (project_id, id),
  constraint archive_project_id_year_month_version_key unique (project_id, year, month, version),
  constraint archive_project_id_place_key unique (project_id, place)
);
comment on table archive is
  'A month as it was published, once for each version. Written once; only functions of the owner change '
  'it, to erase people.';
comment on column archive.place is
  'Published months are a chain: each is sealed together with the seal of the one published before it, '
  'so that what was changed, taken out or put in behind the application’s back shows. Each shift has '
  'two marks, each mixed with a secret: of what was to be done, and of who was to do it. Erasing a '
  'person forgets the secrets of who they were; the marks that stay in the chain say nothing of them.';
comment on column archive.starts_on is 'The days that a version published; null: the whole month.';
alter table archive enable row level security, force row level security;
create policy tenant on archive using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy erasure on archive to current_user using (true);
grant select, insert on archive to pamaina_app;

create table amendment (
  project_id uuid default current_project(),
  id uuid,
  starts_on date not null,
  ends_on date not null,
  base_version integer not null,
  started_by text not null,
  started_at timestamptz not null,
  version integer,
  published_at timestamptz,
  changes jsonb,
  constraint amendment_check check ((ends_on >= starts_on) and (date_trunc('month', (starts_on)::timestamptz) = date_trunc('month', (ends_on)::timestamptz))),
  constraint amendment_check1 check (((version is null) = (published_at is null)) and ((version is null) = (changes is null))),
  primary key (project_id, id),
  constraint amendment_days exclude using gist (project_id with =, daterange(starts_on, ends_on, '[]') with &&)
    where ((version is null))
);
comment on table amendment is
  'A change of a published month: a draft on top of it. While it is open, the published shifts of its '
  'days stay as they are for employees, and the manager''s plan has drafts in their place. Published, it '
  'becomes the next version and keeps its list of changes.';
comment on column amendment.starts_on is 'Days of one month.';
comment on column amendment.base_version is 'The published version that it began from.';
comment on column amendment.version is 'Set together when it is published.';
create index amendment_month on amendment (project_id, starts_on);
alter table amendment enable row level security, force row level security;
create policy tenant on amendment using (project_id = current_project());
grant select, insert, update, delete on amendment to pamaina_app;

create table receipt (
  project_id uuid default current_project(),
  id uuid,
  archive_id uuid not null,
  employee_id text,
  employee_name text not null,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('app', 'link', 'kiosk')),
  constraint receipt_check check ((confirmed_at is null) = (confirmed_by is null)),
  primary key (project_id, id),
  constraint receipt_project_id_archive_id_employee_id_key unique (project_id, archive_id, employee_id)
);
comment on table receipt is
  'Somebody whose shifts a published version changed, and whether they confirmed that they have seen '
  'it. The name stays when the person is deleted, as in the archive.';
create index receipt_person on receipt (project_id, employee_id);
alter table receipt enable row level security, force row level security;
create policy tenant on receipt using (project_id = current_project());
grant select, insert, update on receipt to pamaina_app;

create table announcement (
  project_id uuid default current_project(),
  id uuid,
  title text not null,
  text text not null,
  is_for_all boolean not null,
  roles text[] not null default '{}',
  until date,
  created_at timestamptz not null,
  author_id uuid not null,
  author text not null,
  ended_at timestamptz,
  version integer not null default 1,
  asked_version integer not null default 1,
  primary key (project_id, id)
);
comment on table announcement is
  'What managers announce to all, to roles or to named people, each of whom confirms it. '
  '`asked_version` is the version that has to be confirmed: it follows `version` only where the manager '
  'asks everybody again.';
comment on column announcement.until is 'The last day.';
comment on column announcement.author_id is 'The account, which may be gone since.';
alter table announcement enable row level security, force row level security;
create policy tenant on announcement using (project_id = current_project());
grant select, insert, update, delete on announcement to pamaina_app;

create table announcement_receipt (
  project_id uuid default current_project(),
  id uuid default gen_random_uuid(),
  announcement_id uuid not null,
  employee_id text,
  employee_name text not null,
  is_named boolean not null default false,
  reminded_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('app', 'link', 'kiosk')),
  confirmed_version integer,
  constraint announcement_receipt_check check (((confirmed_at is null) = (confirmed_by is null)) and ((confirmed_at is null) = (confirmed_version is null))),
  primary key (project_id, id),
  constraint announcement_receipt_project_id_announcement_id_employee_id_key unique (project_id, announcement_id, employee_id)
);
comment on table announcement_receipt is
  'Who was asked by name to confirm an announcement, was reminded, or has confirmed; somebody who is '
  'asked as one of all or by a role may have no row yet. The name stays when the person is deleted.';
create index announcement_receipt_person on announcement_receipt (project_id, employee_id);
alter table announcement_receipt enable row level security, force row level security;
create policy tenant on announcement_receipt using (project_id = current_project());
grant select, insert, update, delete on announcement_receipt to pamaina_app;

create table attachment (
  project_id uuid default current_project(),
  id uuid,
  announcement_id uuid,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  content bytea not null,
  uploaded_by uuid not null,
  created_at timestamptz not null,
  primary key (project_id, id),
  constraint attachment_project_id_announcement_id_key unique (project_id, announcement_id)
);
comment on table attachment is 'The file of an announcement, uploaded before the announcement is written.';
alter table attachment enable row level security, force row level security;
create policy tenant on attachment using (project_id = current_project());
grant select, insert, update, delete on attachment to pamaina_app;

create table wish (
  project_id uuid default current_project(),
  id uuid,
  employee_id text not null,
  date date not null,
  kind text not null check (kind in ('off', 'on')),
  template text,
  version integer not null default 1,
  constraint wish_check check ((template is not null) = (kind = 'on')),
  primary key (project_id, id),
  constraint wish_of_day unique (project_id, employee_id, date)
);
comment on table wish is
  'What somebody would like on a date: not to work (`off`), or a shift of a template (`on`). One a day, '
  'however many write at a time; it is deleted with its template.';
create index wish_date on wish (project_id, date);
alter table wish enable row level security, force row level security;
create policy tenant on wish using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on wish to pamaina_app;

create table calendar_feed (
  account_id uuid primary key,
  nonce uuid not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table calendar_feed is
  'The link of an employee’s calendar. Its secret is made from the nonce and the server’s key, and is '
  'stored nowhere.';
grant select, insert, update, delete on calendar_feed to pamaina_app;

create table feed_removal (
  project_id uuid default current_project(),
  account_id uuid,
  shift_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  role text not null,
  version integer not null,
  removed_at timestamptz not null default now(),
  primary key (project_id, account_id, shift_id)
);
comment on table feed_removal is
  'A published shift that a person with a calendar link has no more. The calendar keeps it as cancelled '
  'for a while, because programs that subscribed drop an entry for sure only where it says so, and some '
  'refuse a calendar that is suddenly empty. Written by triggers of `shift`, because a shift is lost in '
  'many ways.';
create index feed_removal_account on feed_removal (account_id);
create index feed_removal_age on feed_removal (removed_at);
alter table feed_removal enable row level security, force row level security;
create policy tenant on feed_removal using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
create policy sweep on feed_removal to current_user using (true);
grant select, insert, update, delete on feed_removal to pamaina_app;

create table import_mapping (
  project_id uuid default current_project(),
  kind text check (kind in ('employees', 'history')),
  header bytea check (length(header) = 32),
  columns text[] not null check ((cardinality(columns) >= 1) and (cardinality(columns) <= 60)),
  used_at timestamptz not null default now(),
  primary key (project_id, kind, header)
);
comment on table import_mapping is
  'Which fields the columns of files with the same header are, so that they are not chosen again.';
comment on column import_mapping.header is 'SHA-256 of the headings.';
alter table import_mapping enable row level security, force row level security;
create policy tenant on import_mapping using (project_id = current_project());
grant select, insert, update, delete on import_mapping to pamaina_app;

-- References, and those of earlier areas to these tables.
alter table schedule_month
  add foreign key (project_id) references project(id) on delete cascade;
alter table shift
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id),
  add constraint shift_has_minutes foreign key (project_id, date, starts_at, ends_at, break_minutes)
    references shift_minutes(project_id, date, starts_at, ends_at, break_minutes) deferrable initially deferred,
  add foreign key (project_id, amendment) references amendment(project_id, id),
  add foreign key (project_id, amends) references shift(project_id, id) on delete cascade;
alter table shift_minutes
  add foreign key (project_id) references project(id) on delete cascade;
alter table worked_month
  add foreign key (project_id) references project(id) on delete cascade;
alter table worked_sum
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, month) references worked_month(project_id, month) on delete cascade;
alter table generation
  add foreign key (project_id) references project(id) on delete cascade;
alter table solve
  add foreign key (project_id, id) references generation(project_id, id) on delete cascade;
alter table draft_snapshot
  add foreign key (project_id) references project(id) on delete cascade;
alter table hand_removal
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade on delete cascade;
alter table archive
  add foreign key (project_id) references project(id) on delete cascade;
alter table amendment
  add foreign key (project_id) references project(id) on delete cascade;
alter table receipt
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, archive_id) references archive(project_id, id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete set null (employee_id);
alter table announcement
  add foreign key (project_id) references project(id) on delete cascade;
alter table announcement_receipt
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, announcement_id) references announcement(project_id, id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete set null (employee_id);
alter table attachment
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, announcement_id) references announcement(project_id, id) on delete cascade;
alter table wish
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (project_id, employee_id) references employee(project_id, id) on delete cascade,
  add foreign key (project_id, template) references template(project_id, name) on update cascade on delete cascade;
alter table calendar_feed
  add foreign key (account_id) references account(id) on delete cascade;
alter table feed_removal
  add foreign key (project_id) references project(id) on delete cascade,
  add foreign key (account_id) references account(id) on delete cascade;
alter table import_mapping
  add foreign key (project_id) references project(id) on delete cascade;

create function shift_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

-- Whom a line of the history is about, by ID; null where it names nobody, or has a name alone.
create function person_of(action_type text, actor text, details jsonb) returns text language sql immutable as $$
  select coalesce(details ->> 'employee_id', case split_part(action_type, '.', 1)
    when 'employee' then details ->> 'id'
    when 'profile' then actor
  end)
$$;

-- Erasing goes by the ID where the history has one, so that a colleague of the same name stays who they are; it
-- replaces whole values alone, and an ID only where there are IDs, so that the ID "cook" leaves the role "cook" and
-- every key alone.
create function without_person(value jsonb, who text, names text[], pseudonym text, field text default ''::text, of_other boolean default false) returns jsonb language plpgsql immutable as $$
begin
  if jsonb_typeof(value) = 'object' then
    if value ->> 'employee_id' is not null then of_other := value ->> 'employee_id' <> who; end if;
    return (select coalesce(jsonb_object_agg(key, without_person(item, who, names, pseudonym, key, of_other)), '{}')
      from jsonb_each(value) as part (key, item));
  elsif jsonb_typeof(value) = 'array' then
    return (select coalesce(jsonb_agg(without_person(item, who, names, pseudonym, field, of_other) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as part (item, place));
  elsif jsonb_typeof(value) = 'string' and (
    (value #>> '{}' = who and (field like '%employee\_id' or field in (
      'id', 'employeeId', 'employee_ids', 'employeeIds', 'employee', 'employees', 'person', 'people', 'from', 'to', 'other',
      'others', 'left_by', 'actor', 'decided_by', 'offered_by', 'accepted_by', 'claimed_by', 'target')))
    or (value #>> '{}' = any(names) and not (of_other and field in ('name', 'employee_name', 'former_name')))
  ) then
    return to_jsonb(pseudonym);
  end if;
  return value;
end $$;
grant execute on function without_person(jsonb,text,text[],text,text,boolean) to pamaina_app;

create function rename_in_history_unlinked(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void language sql security definer set search_path = public as $$
  update activity set actor = case when actor = who then pseudonym else actor end,
    details = without_person(details, who, names, pseudonym, '', coalesce(person_of(action_type, actor, details) <> who, false))
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid
    and at <= until and (since is null or at > since) and (actor = who or mentions(details::text, who, names))
$$;
revoke execute on function rename_in_history_unlinked(text,text[],text,timestamptz,timestamptz) from public;

-- Erasing alone forgets who somebody was.
create function rename_in_archives(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void language sql security definer set search_path = public as $$
  update archive set (entries, who_secrets) = (
    select jsonb_agg(case when theirs then entry || jsonb_build_object('employee_id', null, 'employee_name', pseudonym) else entry end order by nth),
      array_agg(case when theirs then null else who_secrets[nth] end order by nth)
    from jsonb_array_elements(entries) with ordinality as listed (entry, nth)
    cross join lateral (select coalesce(
      (entry ->> 'employee_id' = who and published_at <= until and (since is null or published_at > since))
      or (entry ->> 'employee_id' is null and entry ->> 'employee_name' = any(names)), false) as theirs) as asked)
  where project_id = nullif(current_setting('app.project_id', true), '')::uuid and mentions(entries::text, who, names)
$$;
revoke execute on function rename_in_archives(text,text[],text,timestamptz,timestamptz) from public;
grant execute on function rename_in_archives(text,text[],text,timestamptz,timestamptz) to pamaina_app;

create function mark_of(secret text, part jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(secret || part::text, 'UTF8')), 'hex')
$$;

create function work_in(entry jsonb) returns jsonb language sql immutable as $$
  select entry - 'employee_id' - 'employee_name'
$$;

create function who_in(entry jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_array(entry -> 'employee_id', entry -> 'employee_name')
$$;

create function seal_of(before text, month archive) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', before, month.project_id, month.id, month.place, month.year, month.month,
    month.version, extract(epoch from month.published_at), month.shifts, array_to_string(month.marks, ','),
    array_to_string(month.who_marks, ',')), 'UTF8')), 'hex')
$$;

create function sealed(month archive) returns archive language plpgsql as $$
declare last record;
begin
  -- Two months published at once follow one another.
  perform pg_advisory_xact_lock(hashtextextended('archive ' || month.project_id, 0));
  select place, seal into last from archive
    where project_id = month.project_id and place is not null order by place desc limit 1;
  month.place := coalesce(last.place, 0) + 1;
  with listed as materialized (
    select position, entry, gen_random_uuid()::text as secret, gen_random_uuid()::text as who_secret
    from jsonb_array_elements(month.entries) with ordinality as listed (entry, position)
  )
  select coalesce(array_agg(secret order by position), '{}'), coalesce(array_agg(who_secret order by position), '{}'),
      coalesce(array_agg(mark_of(secret, work_in(entry)) order by position), '{}'),
      coalesce(array_agg(mark_of(who_secret, who_in(entry)) order by position), '{}')
    into month.secrets, month.who_secrets, month.marks, month.who_marks from listed;
  month.seal := seal_of(coalesce(last.seal, ''), month);
  return month;
end $$;

create function seal_archive() returns trigger language plpgsql as $$
begin
  return sealed(new);
end $$;

-- Whether a published month, and the chain up to it, are what they were on the day of publishing.
create function is_intact(month archive) returns boolean language sql stable as $$
  select not exists (
    select from (
      select kept, lag(kept.seal, 1, '') over (order by kept.place) as before, row_number() over (order by kept.place) as nth
      from archive as kept where kept.project_id = month.project_id and kept.place <= month.place
    ) as chain
    where (kept).place <> nth or (kept).seal <> seal_of(before, kept)
  ) and not exists (
    select from unnest(month.secrets, month.who_secrets, month.marks, month.who_marks)
      with ordinality as sealed (secret, who_secret, mark, who_mark, position)
    full join jsonb_array_elements(month.entries) with ordinality as listed (entry, position) using (position)
    where entry is null or mark is null or secret is null or mark <> mark_of(secret, work_in(entry)) or case
      -- Whose secret is gone has a number for a name.
      when who_secret is null then entry ->> 'employee_id' is not null or entry ->> 'employee_name' is null
      else who_mark <> mark_of(who_secret, who_in(entry)) end
  )
$$;

-- A planner whose connection was cut sends its sign of life through others, so its jobs are free only when both are
-- missing; one that hangs is waited for longer.
create function is_planning_over(lease_until timestamptz, process integer) returns boolean language sql set search_path = public as $$
  select lease_until < now() - interval '15 seconds' or (lease_until < now() and is_process_dead(process))
$$;

-- Counting a month takes this lock alone, a change of something in it shares it: no change can be missed.
create function worked_month_key(project uuid, month date) returns bigint language sql immutable as $$
  select hashtextextended(project::text || to_char(month, 'YYYY-MM'), 51)
$$;

-- The sums of some months no longer hold. A project that is being erased has none.
create function worked_months_changed(project uuid, months date[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(worked_month_key(project, changed))
    from (select unnest(months) as changed order by 1) as listed;
  insert into worked_month (project_id, month)
  select project, changed from unnest(months) as changed
  where exists (select from project as own where own.id = project) and not exists (
    select from worked_month due where due.project_id = project and due.month = changed and due.counted_at is null
  )
  order by changed
  on conflict (project_id, month) do update set counted_at = null;
end $$;

-- The days beside a date can lie in other months: a night is clocked across midnight, and a weekend counts once.
create function months_around(first date, last date) returns setof date language sql immutable as $$
  select month::date from generate_series(date_trunc('month', first - 1), date_trunc('month', last + 1), interval '1 month') as month
$$;

create function worked_shift_insert() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (select project_id, employee_id, role, status, starts_at, ends_at, break_minutes, date from new_rows) as changed, months_around(date, date) as month
            where employee_id is not null group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_shift_update() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from ((select project_id, employee_id, role, status, starts_at, ends_at, break_minutes, date from old_rows except all select project_id, employee_id, role, status, starts_at, ends_at, break_minutes, date from new_rows)
          union all (select project_id, employee_id, role, status, starts_at, ends_at, break_minutes, date from new_rows except all select project_id, employee_id, role, status, starts_at, ends_at, break_minutes, date from old_rows)) as changed, months_around(date, date) as month
            where employee_id is not null group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_shift_delete() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (select project_id, employee_id, role, status, starts_at, ends_at, break_minutes, date from old_rows) as changed, months_around(date, date) as month
            where employee_id is not null group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_time_entry_insert() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (select project_id, employee_id, state, started_at, ended_at, break_minutes, is_additional, date from new_rows) as changed, months_around(date, date) as month
            where true group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_time_entry_update() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from ((select project_id, employee_id, state, started_at, ended_at, break_minutes, is_additional, date from old_rows except all select project_id, employee_id, state, started_at, ended_at, break_minutes, is_additional, date from new_rows)
          union all (select project_id, employee_id, state, started_at, ended_at, break_minutes, is_additional, date from new_rows except all select project_id, employee_id, state, started_at, ended_at, break_minutes, is_additional, date from old_rows)) as changed, months_around(date, date) as month
            where true group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_time_entry_delete() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (select project_id, employee_id, state, started_at, ended_at, break_minutes, is_additional, date from old_rows) as changed, months_around(date, date) as month
            where true group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_time_off_insert() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (select project_id, employee_id, status, decided_at, start_date, end_date from new_rows) as changed, months_around(start_date, end_date) as month
            where true group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_time_off_update() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from ((select project_id, employee_id, status, decided_at, start_date, end_date from old_rows except all select project_id, employee_id, status, decided_at, start_date, end_date from new_rows)
          union all (select project_id, employee_id, status, decided_at, start_date, end_date from new_rows except all select project_id, employee_id, status, decided_at, start_date, end_date from old_rows)) as changed, months_around(start_date, end_date) as month
            where true group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

create function worked_time_off_delete() returns trigger language plpgsql as $$
        declare project uuid; months date[];
        begin
          for project, months in
            select project_id, array_agg(distinct month) from (select project_id, employee_id, status, decided_at, start_date, end_date from old_rows) as changed, months_around(start_date, end_date) as month
            where true group by 1
          loop
            perform worked_months_changed(project, months);
          end loop;
          return null;
        end $$;

-- Nights and holidays are those of the project's own clock.
create function worked_by_zone() returns trigger language plpgsql as $$
declare changed date[];
begin
  select array_agg(month) into changed from worked_month where project_id = new.id;
  if changed is not null then perform worked_months_changed(new.id, changed); end if;
  return null;
end $$;

create function months_to_count(before date, most integer) returns table(project_id uuid, month date) language sql security definer set search_path = public as $$
  select worked_month.project_id, worked_month.month from worked_month
  where counted_at is null and worked_month.month < before order by worked_month.month limit most
$$;
revoke execute on function months_to_count(date,integer) from public;
grant execute on function months_to_count(date,integer) to pamaina_app;

create function forget_counted_months() returns void language sql security definer set search_path = public as $$
  update worked_month set counted_at = null where counted_at is not null
$$;
revoke execute on function forget_counted_months() from public;
grant execute on function forget_counted_months() to pamaina_app;

-- Planning jobs that are over, and the curves of months that are.
create function forget_curves(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare jobs integer; months integer;
begin
  delete from generation where (project_id, id) in (
    select project_id, id from generation where state in ('done', 'stopped', 'failed') and finished_at < before limit most
  );
  get diagnostics jobs = row_count;
  update schedule_month set planning = null where (project_id, year, month) in (
    select project_id, year, month from schedule_month
    where planning is not null and make_date(year, month, 1) + interval '1 month' < before limit most
  );
  get diagnostics months = row_count;
  return jobs + months;
end $$;
revoke execute on function forget_curves(timestamptz,integer) from public;
grant execute on function forget_curves(timestamptz,integer) to pamaina_app;

create function shift_hours_inserted() returns trigger language plpgsql as $$
begin
  -- In one order, so that two transactions with the same hours never wait for each other.
  insert into shift_minutes (project_id, date, starts_at, ends_at, break_minutes)
  select distinct project_id, date, starts_at, ends_at, break_minutes from new_rows order by 1, 2, 3, 4, 5
  on conflict do nothing;
  return null;
end $$;

create function shift_hours_changed() returns trigger language plpgsql as $$
begin
  insert into shift_minutes (project_id, date, starts_at, ends_at, break_minutes)
  values (new.project_id, new.date, new.starts_at, new.ends_at, new.break_minutes)
  on conflict do nothing;
  return null;
end $$;

-- A transaction that writes shifts lets the engine count the new hours in the same transaction.
create function refuse_uncounted_hours() returns trigger language plpgsql as $$
begin
  if exists (
    select from shift_minutes
    where project_id = new.project_id and date = new.date and starts_at = new.starts_at and ends_at = new.ends_at
      and break_minutes = new.break_minutes and is_due
  ) then
    raise exception 'the minutes of a shift on % were not counted', new.date using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- Counting shares this lock, a change of what the minutes depend on takes it alone: none are counted by the old
-- calendar.
create function shift_minutes_key(project uuid) returns bigint language sql immutable as $$
  select hashtextextended(project::text, 158)
$$;

create function recount_shift_minutes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(shift_minutes_key(new.id));
  update shift_minutes set is_due = true where project_id = new.id and not is_due;
  return null;
end $$;

create function recount_holidays() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update shift_minutes set is_due = true from changed_rows
  where shift_minutes.date between changed_rows.date - 1 and changed_rows.date and not is_due;
  -- Sums of past months have the holidays too.
  update worked_month set counted_at = null from changed_rows
  where month in (select months_around(changed_rows.date, changed_rows.date)) and counted_at is not null;
  return null;
end $$;

create function projects_to_count(most integer) returns table(project_id uuid) language sql security definer set search_path = public as $$
  select distinct shift_minutes.project_id from shift_minutes where is_due limit most
$$;
revoke execute on function projects_to_count(integer) from public;
grant execute on function projects_to_count(integer) to pamaina_app;

-- So that all of them are counted anew.
create function forget_shift_minutes() returns void language sql security definer set search_path = public as $$
  update shift_minutes set is_due = true where not is_due
$$;
revoke execute on function forget_shift_minutes() from public;
grant execute on function forget_shift_minutes() to pamaina_app;

-- Hours are those of the plan in force.
create view counted_shift with (security_invoker = true) as
select project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, employee_id, former_name,
  status, minutes, night_minutes, holiday_minutes, is_night, is_holiday, weekend, amendment
from shift left join shift_minutes using (project_id, date, starts_at, ends_at, break_minutes);
grant select on counted_shift to pamaina_app;

-- Shifts that are working time: on-call time at home isn't (DK 118). Every sum of hours reads these.
create view work_shift with (security_invoker = true) as
select * from counted_shift where on_call is distinct from 'at_home' and (amendment is null or status = 'published');
grant select on work_shift to pamaina_app;

-- Nobody has a shift on a day without a contract. The key share lock is that of the foreign key: a change of the days,
-- which locks the row for update, comes before or after.
create function shift_within_employment() returns trigger language plpgsql as $$
declare days record;
begin
  select first_day, last_day into days from employee where project_id = new.project_id and id = new.employee_id for key share;
  if new.date < days.first_day or new.date > days.last_day then
    raise exception 'a shift outside the employment' using errcode = 'check_violation', constraint = 'shift_within_employment';
  end if;
  return null;
end $$;

-- Nor do the days change below a shift.
create function employment_holds_shifts() returns trigger language plpgsql as $$
begin
  perform from shift where project_id = new.project_id and employee_id = new.id
    and (date < new.first_day or date > new.last_day);
  if found then
    raise exception 'shifts outside the employment' using errcode = 'check_violation', constraint = 'employment_holds_shifts';
  end if;
  return null;
end $$;

-- A draft on a day that is being amended belongs to the amendment.
create function draft_of_amendment() returns trigger language plpgsql as $$
begin
  new.amendment := (
    select id from amendment
    where project_id = new.project_id and version is null and new.date between starts_on and ends_on
  );
  return new;
end $$;

-- While it is amended, a published shift may still be swapped, claimed, replaced or opened. A draft with the same
-- employee follows; it opens where the new employee has another shift in the draft.
create function draft_follows() returns trigger language plpgsql as $$
begin
  update shift as draft set version = draft.version + 1, employee_id = case when not exists (
      select from shift as other
      where other.project_id = draft.project_id and other.employee_id = new.employee_id and other.id <> draft.id
        and (other.amendment is null or other.status = 'draft')
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(draft.starts_at, draft.ends_at)
    ) then new.employee_id end
  where draft.project_id = new.project_id and draft.amends = new.id
    and draft.employee_id is not distinct from old.employee_id;
  return null;
end $$;

-- Whom each announcement concerns today, and whether they have confirmed what it says now: those who join later are
-- among them.
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
grant select on announcement_reader to pamaina_app;

-- Solutions are for the program that asked, not for the records: they go soon, of all projects, some rows at a time.
create function forget_solves(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  delete from generation where (project_id, id) in (
    select project_id, id from generation
    where year is null and state in ('done', 'stopped', 'failed') and coalesce(finished_at, created_at) < before
    limit most
  );
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function forget_solves(timestamptz,integer) from public;
grant execute on function forget_solves(timestamptz,integer) to pamaina_app;

-- What the operator sees of all projects together: numbers and ages in seconds, never whose. Each count looks at
-- 10,000 rows at most, so it costs the same when something is badly wrong.
create function operating_figures() returns jsonb language sql stable security definer set search_path = public as $$
  with
    jobs as materialized (
      select state, created_at, state = 'running' and lease_until > now() as planning
      from generation where state in ('queued', 'running') order by created_at limit 10000
    ),
    outgoing as materialized (
      select channel, due_at from delivery where state = 'waiting' and due_at <= now() order by due_at limit 10000
    ),
    letters as materialized (select due_at from account_mail where due_at <= now() order by due_at limit 10000),
    calls as materialized (
      select due_at from webhook_delivery where state = 'waiting' and due_at <= now() order by due_at limit 10000
    ),
    changes as materialized (select created_at from outbox order by created_at limit 10000)
  select jsonb_build_object(
    'jobs', (select jsonb_build_object(
      'queued', count(*) filter (where state = 'queued'),
      'planning', count(*) filter (where planning),
      'oldest', coalesce(extract(epoch from now() - min(created_at) filter (where not planning)), 0)
    ) from jobs),
    'outbox', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(created_at)), 0)) from changes),
    'email', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0))
      from outgoing where channel = 'email'),
    'push', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0))
      from outgoing where channel = 'push'),
    'account_email', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0)) from letters),
    'webhook', (select jsonb_build_object(
      'waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(due_at)), 0)) from calls),
    'dead', jsonb_build_object(
      'email', (select count(*) from (select from delivery where state = 'dead' and channel = 'email' limit 10000) one),
      'push', (select count(*) from (select from delivery where state = 'dead' and channel = 'push' limit 10000) one),
      'webhook', (select count(*) from (select from webhook_delivery where state = 'dead' limit 10000) one)
    ),
    'database_bytes', pg_database_size(current_database())
  )
$$;
revoke execute on function operating_figures() from public;
grant execute on function operating_figures() to pamaina_app;

-- Cheap enough for every check of readiness: nobody plans, and this many seconds the oldest job has waited.
create function planning_stands_still() returns double precision language sql stable security definer set search_path = public as $$
  select case
    when exists (
      select from generation where state = 'running' and lease_until > now() - interval '30 seconds'
    ) then 0
    else coalesce((
      select extract(epoch from now() - created_at) from generation
      where state in ('queued', 'running') order by created_at limit 1
    ), 0)
  end
$$;
revoke execute on function planning_stands_still() from public;
grant execute on function planning_stands_still() to pamaina_app;

create function rename_in_history(who text, names text[], pseudonym text, since timestamptz, until timestamptz) returns void language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.erasing', 'on', true);
  perform rename_in_history_unlinked(who, names, pseudonym, since, until);
  perform set_config('app.erasing', '', true);
end $$;
revoke execute on function rename_in_history(text,text[],text,timestamptz,timestamptz) from public;
grant execute on function rename_in_history(text,text[],text,timestamptz,timestamptz) to pamaina_app;

-- Several schedules are generated at the same time, by any number of processes. Each of them holds one shared lock for
-- each schedule that it can generate at once, on the connection of its own lock: together they are what all can do,
-- without the dead ones.
create function planning_capacity() returns integer language sql set search_path = public as $$
  select count(*)::integer from pg_locks
  where locktype = 'advisory' and granted and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())
    and classid = 1886151018 and objsubid = 2
$$;

-- All that waits for a planner, of the demo and of others apart, in the order in which it is taken: first what a dead
-- process left, because it has had its turn; then the account with the fewest schedules running, then within the hour,
-- each further one of an account as if those before it ran already.
create function waiting_generations() returns table(project_id uuid, id uuid, seconds double precision, is_demo boolean, place bigint, is_left boolean) language sql security definer set search_path = public as $$
  with planned as (
    select
      coalesce(started.requested_by, started.project_id) as account,
      count(*) filter (where started.state = 'running') as now,
      count(*) as lately
    from generation as started
    where started.started_at > now() - interval '1 hour'
    group by 1
  ), waiting as (
    select generation.project_id, generation.id, generation.created_at, generation.seconds, generation.is_demo,
      coalesce(requested_by, generation.project_id) as account,
      state = 'running' as is_left,
      row_number() over (
        partition by coalesce(requested_by, generation.project_id), state order by created_at, generation.id
      ) - 1 as turn
    from generation
    where state = 'queued' or (state = 'running' and is_planning_over(lease_until, process))
  )
  select waiting.project_id, waiting.id, waiting.seconds, waiting.is_demo,
    row_number() over (
      partition by waiting.is_demo
      order by is_left desc, coalesce(planned.now, 0) + turn, coalesce(planned.lately, 0) + turn, created_at, waiting.id
    ) - 1,
    is_left
  from waiting left join planned on planned.account = waiting.account
  order by 5
$$;
revoke execute on function waiting_generations() from public;

-- What a process with a free place for the demo, for others, for both or for neither takes next: what dead processes
-- left, in any case.
create function next_generation(left_over boolean) returns table(project_id uuid, id uuid) language sql security definer set search_path = public as $$
  select project_id, id from waiting_generations() where is_left or not left_over order by place limit 8
$$;
revoke execute on function next_generation(boolean) from public;
grant execute on function next_generation(boolean) to pamaina_app;

-- How many schedules come before a waiting one, those that are being generated included, and the seconds until it
-- begins at the latest: those of all before it, shared by what all planners can do at once. Null seconds: nobody is
-- there to generate it. No row: it does not wait.
create function generation_place(job uuid) returns table(ahead integer, seconds double precision) language sql security definer set search_path = public as $$
  with waiting as (
    select * from waiting_generations()
  ), mine as (
    select is_demo, place from waiting where id = job
  ), capacity as (
    -- One place of the demo for each process.
    select case when mine.is_demo then (
        select count(distinct pid)::integer from pg_locks
        where locktype = 'advisory' and granted and mode = 'ShareLock'
          and database = (select oid from pg_database where datname = current_database())
          and classid = 1886151018 and objsubid = 2
      ) else planning_capacity() end as places
    from mine
  ), now_running as (
    select count(*) as busy,
      coalesce(sum(greatest(0, generation.seconds - extract(epoch from now() - started_at))), 0) as rest
    from generation, mine
    where state = 'running' and generation.is_demo = mine.is_demo and not is_planning_over(lease_until, process)
  ), before as (
    select coalesce(sum(waiting.seconds), 0) as rest
    from waiting, mine where waiting.is_demo = mine.is_demo and waiting.place < mine.place
  )
  select
    case when place < places - busy then 0 else place + busy end::integer,
    case
      when places = 0 then null
      when place < places - busy then 0
      else (now_running.rest + before.rest) / places
    end::double precision
  from mine, capacity, now_running, before
$$;
revoke execute on function generation_place(uuid) from public;
grant execute on function generation_place(uuid) to pamaina_app;

create function note_feed_removal() returns trigger language plpgsql as $$
begin
  insert into feed_removal (project_id, account_id, shift_id, starts_at, ends_at, role, version)
  select old.project_id, account.id, old.id, old.starts_at, old.ends_at, old.role,
    case when tg_op = 'UPDATE' then greatest(new.version, old.version + 1) else old.version + 1 end
  from account
  join calendar_feed on calendar_feed.account_id = account.id
  -- Not while the project itself is being deleted.
  join project on project.id = account.project_id
  where account.project_id = old.project_id and account.employee_id = old.employee_id
  on conflict (project_id, account_id, shift_id) do update
  set starts_at = excluded.starts_at, ends_at = excluded.ends_at, role = excluded.role, version = excluded.version,
    removed_at = excluded.removed_at;
  return null;
end $$;

create function forget_feed_removals(before timestamptz, most integer) returns integer language plpgsql security definer set search_path = public as $$
declare done integer;
begin
  delete from feed_removal where ctid = any (array(select ctid from feed_removal where removed_at < before limit most));
  get diagnostics done = row_count;
  return done;
end $$;
revoke execute on function forget_feed_removals(timestamptz,integer) from public;
grant execute on function forget_feed_removals(timestamptz,integer) to pamaina_app;

create function next_generation(with_others boolean, with_demo boolean) returns table(project_id uuid, id uuid) language sql security definer set search_path = public as $$
  select project_id, id from waiting_generations()
  where is_left or (is_demo and with_demo) or (not is_demo and with_others)
  order by is_demo, place limit 8
$$;
revoke execute on function next_generation(boolean,boolean) from public;
grant execute on function next_generation(boolean,boolean) to pamaina_app;

create trigger shift_changed before update of date, start_time, end_time, role, employee_id, status, break_minutes on shift
  for each row when (
    (old.date, old.start_time, old.end_time, old.role, old.employee_id, old.status, old.break_minutes)
    is distinct from (new.date, new.start_time, new.end_time, new.role, new.employee_id, new.status, new.break_minutes)
  ) execute function shift_changed();
create trigger seal before insert on archive for each row execute function seal_archive();
create trigger worked_shift_insert after insert on shift referencing new table as new_rows
  for each statement execute function worked_shift_insert();
create trigger worked_shift_update after update on shift referencing old table as old_rows new table as new_rows
  for each statement execute function worked_shift_update();
create trigger worked_shift_delete after delete on shift referencing old table as old_rows
  for each statement execute function worked_shift_delete();
create trigger worked_by_zone after update of time_zone on project for each row
  when (old.time_zone is distinct from new.time_zone) execute function worked_by_zone();
create trigger shift_hours_inserted after insert on shift referencing new table as new_rows
  for each statement execute function shift_hours_inserted();
create trigger shift_hours_changed after update of date, starts_at, ends_at, break_minutes on shift for each row
  when ((old.date, old.starts_at, old.ends_at, old.break_minutes)
    is distinct from (new.date, new.starts_at, new.ends_at, new.break_minutes))
  execute function shift_hours_changed();
create constraint trigger refuse_uncounted_hours after insert on shift_minutes deferrable initially deferred
  for each row
  when (new.is_due) execute function refuse_uncounted_hours();
create trigger recount_new_holidays after insert on public_holiday referencing new table as changed_rows
  for each statement execute function recount_holidays();
create trigger recount_old_holidays after delete on public_holiday referencing old table as changed_rows
  for each statement execute function recount_holidays();
create constraint trigger shift_within_employment after insert or update of employee_id, date on shift
  for each row when (new.employee_id is not null) execute function shift_within_employment();
create constraint trigger employment_holds_shifts after update of first_day, last_day on employee
  for each row when (new.first_day is distinct from old.first_day or new.last_day is distinct from old.last_day)
  execute function employment_holds_shifts();
create trigger shift_drafted before insert or update of date on shift for each row
  when (new.status = 'draft' and new.amends is null) execute function draft_of_amendment();
create trigger shift_followed after update of employee_id on shift for each row
  when (new.status = 'published' and new.amendment is not null and new.employee_id is distinct from old.employee_id)
  execute function draft_follows();
create trigger feed_shift_deleted after delete on shift for each row
  when (old.status = 'published' and old.employee_id is not null)
  execute function note_feed_removal();
create trigger feed_shift_lost after update on shift for each row
  when (old.status = 'published' and old.employee_id is not null
    and (new.status <> 'published' or new.employee_id is distinct from old.employee_id))
  execute function note_feed_removal();
create trigger recount_shift_minutes after update of time_zone, country, region on project for each row
  when ((old.time_zone, old.country, old.region) is distinct from (new.time_zone, new.country, new.region))
  execute function recount_shift_minutes();
create trigger worked_by_country after update of country, region on project for each row
  when ((old.country, old.region) is distinct from (new.country, new.region)) execute function worked_by_zone();

-- What is written to them counts as a write of the project (docs/decisions/073-versions-of-reads.md).
do $$
declare counted text;
begin
  foreach counted in array array[
    'amendment', 'announcement', 'announcement_receipt', 'archive', 'attachment', 'draft_snapshot',
    'hand_removal', 'receipt', 'schedule_month', 'shift', 'shift_minutes', 'wish', 'worked_month', 'worked_sum'
  ] loop
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', counted);
  end loop;
end $$;
