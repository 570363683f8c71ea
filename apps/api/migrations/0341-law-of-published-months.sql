-- A month that employees have seen stays judged by the law pack under which it was published.
alter table schedule_month add column law_pack text;
comment on column schedule_month.law_pack is 'The law pack when it was first published, until its shifts are cleared; null: that of the project.';
-- The owner who migrates sees the rows of every project.
drop policy retention on schedule_month;
create policy retention on schedule_month to current_user using (true);
drop policy reminders on shift;
create policy reminders on shift to current_user using (true);
update schedule_month set law_pack = project.law_pack from project
where project.id = schedule_month.project_id and published_version > 0
  -- Clearing leaves the version.
  and exists (
    select from shift
    where shift.project_id = schedule_month.project_id and shift.status = 'published'
      and shift.date >= make_date(year, month, 1) and shift.date < make_date(year, month, 1) + interval '1 month'
  );
