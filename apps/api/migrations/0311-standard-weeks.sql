-- Named standard weeks, such as of the summer: on their dates they take the place of the weekly standard.
create table standard_week (
  project_id uuid default current_project(),
  id uuid,
  name text not null,
  version integer not null default 1,
  primary key (project_id, id),
  constraint standard_week_name unique (project_id, name)
);
comment on table standard_week is 'A week of requirements with a name, in force on the dates of its spans.';
create table standard_week_span (
  project_id uuid default current_project(),
  week_id uuid not null,
  starts_on date,
  ends_on date not null check (ends_on >= starts_on),
  primary key (project_id, starts_on),
  constraint standard_week_dates exclude using gist (project_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
comment on table standard_week_span is 'Dates on which a named week takes the place of the weekly standard; each has one.';
create table week_requirement (
  project_id uuid default current_project(),
  week_id uuid,
  template text,
  role text,
  weekday smallint check (weekday between 1 and 7),
  count smallint not null check (count between 0 and 200),
  primary key (project_id, week_id, template, role, weekday)
);
comment on table week_requirement is 'How many employees of a role a template needs on a weekday of a named week.';
do $$
declare own text;
begin
  foreach own in array array['standard_week', 'standard_week_span', 'week_requirement'] loop
    execute format('alter table %I enable row level security, force row level security', own);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)', own);
    execute format('create trigger writes_counted after insert or update or delete on %I for each row execute function count_write()', own);
    execute format('grant select, insert, update, delete on %I to pamaina_app', own);
    execute format('alter table %I add foreign key (project_id) references project(id) on delete cascade', own);
  end loop;
end $$;
alter table standard_week_span
  add foreign key (project_id, week_id) references standard_week(project_id, id) on delete cascade;
alter table week_requirement
  add constraint week_requirement_week foreign key (project_id, week_id)
    references standard_week(project_id, id) on delete cascade,
  add constraint week_requirement_template foreign key (project_id, template)
    references template(project_id, name) on update cascade;
