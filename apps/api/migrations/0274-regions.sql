-- The holidays of a part of a country, where they differ: ISO 3166-2, a key of `public_holiday` as the countries are.
alter table project add column region text check (region like country || '-%');

create or replace view calendar_day with (security_invoker = true) as
  select holiday.project_id, holiday.date,
    case when holiday.name in (known.name_en, known.name_lt) then null else holiday.name end as own_name,
    known.name_en, known.name_lt, holiday.closed, known.date is not null as is_public, holiday.version
  from holiday join project on project.id = holiday.project_id
    left join public_holiday as known on known.country = coalesce(project.region, project.country) and known.date = holiday.date
  union all
  select project.id, known.date, null, known.name_en, known.name_lt, false, true, 0
  from project join public_holiday as known on known.country = coalesce(project.region, project.country)
  -- Projects are not behind the walls of tenants themselves.
  where project.id = nullif(current_setting('app.project_id', true), '')::uuid
    and not exists (select from holiday where holiday.project_id = project.id and holiday.date = known.date);

-- What is counted by the holidays is counted anew for another region too.
drop trigger recount_shift_minutes on project;
create trigger recount_shift_minutes after update of time_zone, country, region on project for each row
  when ((old.time_zone, old.country, old.region) is distinct from (new.time_zone, new.country, new.region))
  execute function recount_shift_minutes();
drop trigger worked_by_country on project;
create trigger worked_by_country after update of country, region on project for each row
  when ((old.country, old.region) is distinct from (new.country, new.region)) execute function worked_by_zone();

-- Public holidays that came or went after their year was known: a law was corrected, or the table of the program was.
-- What each project has not heard of yet is after its `holidays_heard`.
create table public_holiday_change (
  seq bigint generated always as identity primary key,
  country text not null,
  date date not null,
  is_added boolean not null
);
grant select on public_holiday_change to pamaina_app;
create function last_holiday_change() returns bigint language sql stable as $$
  select coalesce(max(seq), 0) from public_holiday_change
$$;
alter table project add column holidays_heard bigint not null default 0;
alter table project alter column holidays_heard set default last_holiday_change();
