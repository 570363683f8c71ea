-- Two absences of somebody on one date collide only where their hours meet; whole days, which have no instants, meet all hours.
-- The version before writes nothing that this refuses.
alter table time_off drop constraint time_off_no_overlap;
alter table time_off add constraint time_off_no_overlap exclude using gist (
  project_id with =, employee_id with =, daterange(start_date, end_date, '[]') with &&, tstzrange(starts_at, ends_at) with &&
) where (status in ('pending', 'approved'));
