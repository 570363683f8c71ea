-- What counts as worked is looked up person by person and day by day, months back: without these a planned month of eighty people who
-- clock is read in seconds.
create index shift_person on shift (project_id, employee_id, date);
create index time_entry_person on time_entry (project_id, employee_id, date);
