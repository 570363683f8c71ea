-- Where in the business a person works: for lists, reports and the team's directory.

alter table employee
  add column department text,
  add column location text;
