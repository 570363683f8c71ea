-- How the plan that made a month's draft closed in on what is possible: seconds and the curve of penalty and bound.
alter table schedule_month add column planning jsonb;
