-- The rules of a business that numbers define (decision 009): by name, with their numbers. A rule that is absent does not apply.
alter table project add column business_rules jsonb not null default '{}';
