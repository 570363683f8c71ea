-- The names of public holidays by the code of a language: another language needs no column.
drop view calendar_day;
alter table public_holiday add column names jsonb;
update public_holiday set names = jsonb_build_object('en', name_en, 'lt', name_lt);
alter table public_holiday
  alter column names set not null,
  add constraint public_holiday_names_check check (jsonb_typeof(names) = 'object'),
  drop column name_en,
  drop column name_lt;
comment on column public_holiday.names is 'By the code of the language.';

-- The calendar of a project: the public holidays of its country, and its own rows. A row says whether the business is
-- closed on a date and may name it (a name that the country has for it too is read in each reader's language); only
-- the country makes a date a public holiday. Version 0: no row.
create view calendar_day with (security_invoker = true) as
select holiday.project_id, holiday.date,
    case when exists (select from jsonb_each_text(known.names) as named where named.value = holiday.name) then null
      else holiday.name end as own_name,
    known.names, holiday.closed, known.date is not null as is_public, holiday.version
  from holiday join project on project.id = holiday.project_id
    left join public_holiday as known on known.country = coalesce(project.region, project.country) and known.date = holiday.date
  union all
  select project.id, known.date, null, known.names, false, true, 0
  from project join public_holiday as known on known.country = coalesce(project.region, project.country)
  -- Projects are not behind the walls of tenants themselves.
  where project.id = nullif(current_setting('app.project_id', true), '')::uuid
    and not exists (select from holiday where holiday.project_id = project.id and holiday.date = known.date);
grant select on calendar_day to pamaina_app;
