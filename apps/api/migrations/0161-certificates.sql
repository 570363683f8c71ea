-- Kinds of certificates (health book, alcohol licence): the roles that need one, and the templates.
create table certificate_kind (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  roles text[] not null default '{}' check (cardinality(roles) <= 20),
  version integer not null default 1,
  primary key (project_id, id),
  constraint certificate_kind_name unique (project_id, name)
);
create table certificate_template (
  project_id uuid not null default current_project() references project on delete cascade,
  kind_id uuid not null,
  template text not null,
  primary key (project_id, kind_id, template),
  foreign key (project_id, kind_id) references certificate_kind on delete cascade,
  foreign key (project_id, template) references template (project_id, name) on update cascade on delete cascade
);
-- Who has which: a renewed one is a row of its own.
create table certificate (
  project_id uuid not null default current_project() references project on delete cascade,
  id uuid not null,
  employee_id text not null,
  kind_id uuid not null,
  valid_from date,
  valid_until date,
  version integer not null default 1,
  primary key (project_id, id),
  foreign key (project_id, employee_id) references employee (project_id, id) on delete cascade,
  foreign key (project_id, kind_id) references certificate_kind on delete cascade,
  constraint certificate_ends_after_it_begins check (valid_until >= valid_from)
);
create index certificate_of_employee on certificate (project_id, employee_id);

do $$
declare walled text;
begin
  foreach walled in array array['certificate_kind', 'certificate_template', 'certificate'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy tenant on %I using (project_id = nullif(current_setting(''app.project_id'', true), '''')::uuid)', walled
    );
    execute format('grant select, insert, update, delete on %I to pamaina_app', walled);
  end loop;
end $$;

-- The projects in which a certificate expires soon. @param today the earliest date anywhere
create policy expiry_watch on certificate for select to current_user using (true);
create function projects_with_expiring_certificates(today date) returns table (project_id uuid)
  language sql security definer set search_path = public as $$
  select distinct project_id from certificate where valid_until between today and today + 32
$$;
revoke execute on function projects_with_expiring_certificates from public;
grant execute on function projects_with_expiring_certificates to pamaina_app;
