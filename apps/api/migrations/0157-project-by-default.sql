-- A transaction is bound to one project (`app.project_id`); a row that is written in it belongs to that project.

create function current_project() returns uuid
  language sql stable as $$ select nullif(current_setting('app.project_id', true), '')::uuid $$;
grant execute on function current_project() to pamaina_app;

do $$
declare walled regclass;
begin
  for walled in select polrelid::regclass from pg_policy where polname = 'tenant' loop
    execute format('alter table %s alter column project_id set default current_project()', walled);
  end loop;
end $$;
