-- Why an accounting period may be longer than the law's usual one (docs/law.md, DK 113).
alter table project add column accounting_ground text check (accounting_ground in ('sector', 'agreement'));
