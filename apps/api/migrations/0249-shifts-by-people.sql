-- The constraint's index also finds an employee's shifts, but not their dates: asked who worked on a day, PostgreSQL took
-- it for as good as `shift_person` and read all years of the employee. Over an expression it serves the constraint alone.
alter table shift drop constraint shift_no_overlap;
alter table shift add constraint shift_no_overlap exclude using gist (
  project_id with =, (employee_id || '') with =,
  (case when amendment is null then '[1,2]'::int4range when status = 'published' then '[1,1]'::int4range else '[2,2]'::int4range end) with &&,
  tstzrange(starts_at, ends_at) with &&
) where (employee_id is not null) deferrable initially immediate;
