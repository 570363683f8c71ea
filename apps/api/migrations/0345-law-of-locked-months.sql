-- A locked month stays paid by the law pack under which it was locked, also in what is reckoned anew of it.
alter table timesheet_month add column law_pack text;
comment on column timesheet_month.law_pack is 'The law pack when it was locked; null: it is open.';
-- The owner who migrates sees the rows of every project for as long as this takes.
create policy filling on timesheet_month to current_user using (true);
update timesheet_month set law_pack = coalesce(
  (
    select published.law_pack from schedule_month as published
    where published.project_id = project.id and published.published_version > 0
      and make_date(published.year, published.month, 1) = timesheet_month.month
  ),
  project.law_pack
)
from project where project.id = timesheet_month.project_id and locked_at is not null;
drop policy filling on timesheet_month;
