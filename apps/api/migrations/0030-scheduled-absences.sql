-- What the published schedule held for somebody when time off was granted: net minutes by date, 0 for a day that it gave off, nothing for
-- days that were not published yet. By that much the norm is lowered (DK 115; docs/decisions/020-time-clock.md).
alter table time_off add column scheduled jsonb not null default '{}';

-- The figures of a locked month's sheet, by entry or by the shift to which nobody clocked in.
alter table timesheet_month add column figures jsonb;
