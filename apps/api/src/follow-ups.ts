// Which features take part in changes of features on lower floors (ARCHITECTURE.md, Floors of the API). Each runs in
// the transaction of the change, in this order.
import { activitiesRecorded } from './features/activity/index.ts';
import { closeAsksOfShifts } from './features/asks/index.ts';
import { employeeLeaves, employmentNarrows, rememberFormer } from './features/employees/index.ts';
import { rejectPendingLeave } from './features/overtime-leave/index.ts';
import { countMinutes } from './features/planning-input/index.ts';
import { planningFactsChanged } from './features/projects/index.ts';
import { closeRequestsOfEmployee, closeRequestsOfShifts } from './features/shift-requests/index.ts';
import {
  closeInvalidRequests,
  refreshWarnings,
  releaseShiftsOf,
  releaseShiftsOutside,
} from './features/shifts/index.ts';
import { releaseEntriesOf, releasePayrollOf } from './features/time-clock/index.ts';
import { withdrawTimeOffOf } from './features/time-off/index.ts';
import { monthLocks } from './features/timesheets/index.ts';
import { enqueueEvents } from './features/webhooks/index.ts';

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
