import type { overtimeLeave } from '@pamaina/contract';

type Leave = overtimeLeave.OvertimeLeave;

/** What the history tells of it. */
export const activityDetails = ({
  id,
  employee_id,
  employee_name,
  year,
  month,
  parts,
  leave_minutes,
  status,
}: Leave) => ({
  id,
  employee_id,
  employee_name,
  year,
  month,
  parts,
  leave_minutes,
  status,
});

/** What a notification tells of it. */
export const factsOf = ({ year, month, leave_minutes }: Leave) => ({
  year,
  month,
  minutes: leave_minutes,
});
