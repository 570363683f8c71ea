// Which features take part in changes of features on lower floors (ARCHITECTURE.md, Areas). Each runs in
// the transaction of the change, in this order.
import { activitiesRecorded } from './features/access/activity/index.ts';
import { closeAsksOfShifts } from './features/changes/asks/index.ts';
import { employeeLeaves, employmentNarrows, rememberFormer } from './features/business/employees/index.ts';
import { rejectPendingLeave } from './features/hours/overtime-leave/index.ts';
import { countMinutes } from './features/plan/planning-input/index.ts';
import { planningFactsChanged } from './features/access/projects/index.ts';
import { closeRequestsOfEmployee, closeRequestsOfShifts } from './features/changes/shift-requests/index.ts';
import {
  closeInvalidRequests,
  refreshWarnings,
  releaseShiftsOf,
  releaseShiftsOutside,
} from './features/plan/shifts/index.ts';
import { releaseEntriesOf, releasePayrollOf } from './features/hours/time-clock/index.ts';
import { withdrawTimeOffOf } from './features/changes/time-off/index.ts';
import { monthLocks } from './features/hours/timesheets/index.ts';
import { enqueueEvents } from './features/access/webhooks/index.ts';

activitiesRecorded.followedBy(enqueueEvents);

planningFactsChanged.followedBy(countMinutes, refreshWarnings);

closeInvalidRequests.followedBy(closeRequestsOfShifts, closeAsksOfShifts);

employeeLeaves.followedBy(
  closeRequestsOfEmployee,
  withdrawTimeOffOf,
  releaseShiftsOf,
  releaseEntriesOf,
  // Locks the project, as anyone who locks timesheets does before the payroll is stored.
  rememberFormer,
  releasePayrollOf,
);

employmentNarrows.followedBy(releaseShiftsOutside);

monthLocks.followedBy(rejectPendingLeave);
