-- A project begins in the country that was chosen for it: its clock, holidays, currency and law.
-- The version before writes none of these: its projects get what they got, and euros.
alter table project add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');
comment on column project.currency is 'In which money is meant (ISO 4217): rates, budgets, takings. Set with the country when it is created.';
alter table purchase add column country text, add column law_pack text;
comment on column purchase.country is 'Of the project to be made (ISO 3166-1); null: nobody chose.';
comment on column purchase.law_pack is 'The law pack that was chosen for it; null: that of the country.';
