-- How many working days of vacation a person has in a year, where the manager says so (DK 126: at least 20 of a five-day week).
alter table employee add column vacation_days_per_year numeric(4, 1) check (vacation_days_per_year between 0 and 366);
