-- Public holidays follow the country of a project (0120), which nothing could set before: every project had Lithuania's. A project that
-- imported the holidays of one country alone is in that country.
create policy backfill on worked_month to current_user using (true);
update project set country = imported.country from (
  select project_id, min(details ->> 'country') as country from activity
  where action_type = 'holiday.imported'
    and details ->> 'country' in ('LT', 'LV', 'EE', 'PL', 'DE', 'FI', 'SE', 'DK', 'NO', 'IE', 'GB')
  group by project_id having count(distinct details ->> 'country') = 1
) as imported
where imported.project_id = project.id and project.country = 'LT' and imported.country <> 'LT';
drop policy backfill on worked_month;
