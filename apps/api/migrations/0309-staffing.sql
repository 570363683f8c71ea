-- How many employees what comes in asks for, and what was set by a used proposal.
create table productivity (
  project_id uuid default current_project(),
  kind text not null check (kind in ('takings', 'receipts', 'guests', 'orders')),
  enough_for text not null check (enough_for in ('middle', 'most')),
  version integer not null default 1,
  primary key (project_id)
);
comment on table productivity is 'From which takings the need of a project follows, and for how many days it is enough.';
comment on column productivity.enough_for is '`middle`: for what is expected; `most`: for 8 of 10 days.';
create table role_productivity (
  project_id uuid default current_project(),
  role text,
  per_hour numeric(8, 1) check (per_hour > 0),
  least_open smallint not null check (least_open between 0 and 200),
  before_count smallint not null check (before_count between 0 and 200),
  before_minutes smallint not null check (before_minutes between 0 and 240),
  after_count smallint not null check (after_count between 0 and 200),
  after_minutes smallint not null check (after_minutes between 0 and 240),
  primary key (project_id, role)
);
comment on table role_productivity is 'How many employees of a role what comes in asks for.';
comment on column role_productivity.per_hour is
  'One employee for every so many an hour; null: as many as least_open, whatever comes in.';
comment on column role_productivity.least_open is 'At least so many while it is open.';
comment on column role_productivity.before_count is 'So many, for before_minutes before opening.';
comment on column role_productivity.after_count is 'So many, for after_minutes after closing.';
create table used_proposal (
  project_id uuid default current_project(),
  id uuid,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  used_at timestamptz not null,
  undone_at timestamptz,
  primary key (project_id, id)
);
comment on table used_proposal is 'Requirements that a proposal from takings set, so that they can be taken back.';
comment on column used_proposal.changes is
  'Each requirement by template, role and weekday or date, with its count before (null: none) and after (null: none).';
do $$
declare own text;
begin
  foreach own in array array['productivity', 'role_productivity', 'used_proposal'] loop
    execute format('alter table %I enable row level security, force row level security', own);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)', own);
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', own);
    execute format('grant select, insert, update, delete on %I to pamaina_app', own);
    execute format('alter table %I add foreign key (project_id) references project(id) on delete cascade', own);
  end loop;
end $$;
alter table role_productivity
  add foreign key (project_id) references productivity(project_id) on delete cascade;
