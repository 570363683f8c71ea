-- Somebody is ill and the end is not known yet: the leave is kept for a year from its start, until its end is set.
alter table time_off
  add column is_open boolean not null default false,
  add constraint time_off_open check (not is_open or type = 'sick_leave');
alter table repair add column is_open boolean not null default false;
