-- The spans of employment say which weekdays the contract leaves free. They are somebody's own under the fixed regime alone:
-- under summary recording the schedule gives the days off. The version before reads the other columns.
create or replace view employment_span with (security_invoker = true) as
select * from (
  select employee.project_id, employee.id as employee_id,
    nullif(greatest(term.starts, employee.first_day), '-infinity') as starts,
    least(term.ends, employee.last_day) as ends,
    case when term.starts is null then employee.roles else term.roles end as roles,
    case when term.starts is null then employee.contract_hours_per_week else term.contract_hours_per_week end as contract_hours_per_week,
    case when term.starts is null then employee.has_reduced_norm else term.has_reduced_norm end as has_reduced_norm,
    case when term.starts is null then employee.work_days_per_week else term.work_days_per_week end as work_days_per_week,
    case when term.starts is null then employee.hourly_rate_cents else term.hourly_rate_cents end as hourly_rate_cents,
    case when project.regime = 'fixed' then employee.rest_weekdays else '{}' end as rest_weekdays
  from employee join project on project.id = employee.project_id left join lateral (
    select own.*, own.valid_from as starts, lead(own.valid_from) over (order by own.valid_from) - 1 as ends
    from employment_term as own where own.project_id = employee.project_id and own.employee_id = employee.id
  ) as term on true
) as span where starts is null or ends is null or starts <= ends;

-- Hours of leave that were granted before their days were scheduled took nothing off the norm: their hours do now. What took
-- scheduled hours keeps them; an illness of some hours of a scheduled day takes those alone.
update time_off set scheduled = scheduled - start_date::text
where starts_at is not null and type not in ('sick_leave', 'no_show') and scheduled ->> start_date::text = '0';
