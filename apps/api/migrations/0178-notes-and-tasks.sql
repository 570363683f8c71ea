-- A manager's note to those who work on a day, or in the shifts of one template. Shifts come and go with each plan, so
-- a note is of the day and not of a row of `shift`. `author_id` is the account, which may be gone since.
create table shift_note (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  date date not null,
  template text,
  note text not null,
  author_id uuid not null,
  author text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (project_id, id),
  constraint shift_note_template foreign key (project_id, template) references template (project_id, name)
    on update cascade on delete cascade
);
create index shift_note_date on shift_note (project_id, date);

-- What is to be done in every shift of a template.
alter table template add column tasks text[] not null default '{}';

-- A task is done once a day: the first wins. On a kiosk the author may have no account.
create table task_done (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  date date not null,
  template text not null,
  task text not null,
  author_id uuid,
  author text not null,
  at timestamptz not null,
  primary key (project_id, id),
  unique (project_id, date, template, task),
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade
);

alter table shift_note enable row level security;
alter table shift_note force row level security;
create policy tenant on shift_note using (project_id = current_project());
grant select, insert, update, delete on shift_note to pamaina_app;
alter table task_done enable row level security;
alter table task_done force row level security;
create policy tenant on task_done using (project_id = current_project());
-- The name of the template follows it, and a name is erased.
grant select, insert, update, delete on task_done to pamaina_app;
