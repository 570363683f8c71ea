-- A problem that a program sends waits in the same queue as the months, and has no month itself.
alter table generation
  alter column year drop not null,
  alter column month drop not null,
  add constraint generation_month check ((year is null) = (month is null));
create index generation_solves on generation (finished_at) where year is null;

-- Text, not jsonb: what a program sends comes back unchanged, and JSON can hold what jsonb refuses.
create table solve (
  project_id uuid not null default current_project(),
  id uuid not null,
  problem text not null,
  result text,
  primary key (project_id, id),
  foreign key (project_id, id) references generation on delete cascade
);
alter table solve enable row level security;
alter table solve force row level security;
create policy tenant on solve using (project_id = current_project());
grant select, insert, update, delete on solve to pamaina_app;

-- Solutions are for the program that asked, not for the records: they go soon, of all projects, some rows at a time.
create function forget_solves(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
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
revoke execute on function forget_solves from public;
grant execute on function forget_solves to pamaina_app;
