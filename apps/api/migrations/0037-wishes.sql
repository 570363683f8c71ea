-- What somebody would like on a date: not to work (`off`), or a shift of a template (`on`). One a day, whoever writes and however many at
-- a time. A template that is gone takes the wishes for it along.
create table wish (
  project_id uuid not null references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  date date not null,
  kind text not null check (kind in ('off', 'on')),
  template text check ((template is not null) = (kind = 'on')),
  version integer not null default 1,
  primary key (project_id, id),
  constraint wish_of_day unique (project_id, employee_id, date),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade
);
create index wish_date on wish (project_id, date);

alter table wish enable row level security;
alter table wish force row level security;
create policy tenant on wish using (project_id = nullif(current_setting('app.project_id', true), '')::uuid);
grant select, insert, update, delete on wish to pamaina_app;
