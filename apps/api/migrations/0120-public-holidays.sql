-- Public holidays of countries, known for every year without an import (DK 123). The server fills the table while it migrates; they are
-- facts of no tenant, and nobody changes them.
create table public_holiday (
  country text not null,
  date date not null,
  name_en text not null,
  name_lt text not null,
  primary key (country, date)
);
grant select on public_holiday to pamaina_app;

-- The calendar of a project: the public holidays of its country, and its own rows. A row says whether the business is closed on a date and
-- may name it (a name that the country has for it too is read in each reader's language); only the country makes a date a public holiday.
-- Version 0: no row.
create view calendar_day with (security_invoker = true) as
  select holiday.project_id, holiday.date,
    case when holiday.name in (known.name_en, known.name_lt) then null else holiday.name end as own_name,
    known.name_en, known.name_lt, holiday.closed, known.date is not null as is_public, holiday.version
  from holiday join project on project.id = holiday.project_id
    left join public_holiday as known on known.country = project.country and known.date = holiday.date
  union all
  select project.id, known.date, null, known.name_en, known.name_lt, false, true, 0
  from project join public_holiday as known on known.country = project.country
  -- Projects are not behind the walls of tenants themselves.
  where project.id = nullif(current_setting('app.project_id', true), '')::uuid
    and not exists (select from holiday where holiday.project_id = project.id and holiday.date = known.date);
grant select on calendar_day to pamaina_app;

-- What was worked on public holidays depends on the country, and no longer on the rows of the business.
drop trigger worked_holiday_insert on holiday;
drop trigger worked_holiday_update on holiday;
drop trigger worked_holiday_delete on holiday;
drop function worked_holiday_insert(), worked_holiday_update(), worked_holiday_delete();
create trigger worked_by_country after update of country on project for each row
  when (old.country is distinct from new.country) execute function worked_by_zone();
select forget_counted_months();
