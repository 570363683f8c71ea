// Which features take part in changes of features below them (ARCHITECTURE.md, Areas). Each runs in the transaction of
// the change, in this order.
import { activitiesRecorded } from './features/access/activity/index.ts';
import { closeAsksOfShifts, moveAsks } from './features/changes/asks/index.ts';
import { employeeLeaves, employmentNarrows, rememberFormer } from './features/business/employees/index.ts';
import { rejectPendingLeave } from './features/hours/overtime-leave/index.ts';
import { costTermsChanged } from './features/business/cost-terms/index.ts';
import { countMinutes, forgetMonthBudgets } from './features/plan/planning-input/index.ts';
import { loginsReleased, planningFactsChanged, projectErased } from './features/access/projects/index.ts';
import { signInsEnd } from './features/access/session/index.ts';
import { templateRenamed } from './features/business/templates/index.ts';
import { releaseComments } from './features/messages/comments/index.ts';
import { endPushOf, forgetReaders } from './features/messages/notifications/index.ts';
import { releaseTasks, renameTasks } from './features/messages/tasks/index.ts';
import { forgetDescriptions } from './features/money/purchases/index.ts';
import { endFeeds } from './features/plan/feed/index.ts';
import { closeRingsOfEmployee, closeRingsOfShifts, moveRings } from './features/changes/rings/index.ts';
import {
  closeRequestsOfEmployee,
  closeRequestsOfShifts,
  moveRequests,
} from './features/changes/shift-requests/index.ts';
import {
  closeInvalidRequests,
  hoursMoved,
  refreshWarnings,
  releaseShiftsOf,
  releaseShiftsOutside,
  renameTemplate,
} from './features/plan/shifts/index.ts';
import { releaseEntriesOf } from './features/hours/time-clock/index.ts';
import { forgetAmendments } from './features/plan/amendments/index.ts';
import { releaseLateChangesOf } from './features/plan/late-changes/index.ts';
import { releasePayrollOf, scheduleCleared } from './features/plan/months/index.ts';
import { withdrawTimeOffOf } from './features/changes/time-off/index.ts';
import { addTakings } from './features/hours/labour-cost/index.ts';
import { scenarioClaimed, takingsAsked } from './features/plan/generation/index.ts';
import { runScenario } from './features/plan/scenarios/index.ts';
import { monthLocks } from './features/hours/timesheets/index.ts';
import { enqueueEvents } from './features/access/webhooks/index.ts';

activitiesRecorded.followedBy(enqueueEvents);

planningFactsChanged.followedBy(countMinutes, refreshWarnings);

closeInvalidRequests.followedBy(closeRequestsOfShifts, closeRingsOfShifts, closeAsksOfShifts);

employeeLeaves.followedBy(
  closeRequestsOfEmployee,
  closeRingsOfEmployee,
  withdrawTimeOffOf,
  releaseShiftsOf,
  releaseEntriesOf,
  releaseLateChangesOf,
  // Locks the project, as anyone who locks timesheets does before the payroll is stored.
  rememberFormer,
  releasePayrollOf,
);

employmentNarrows.followedBy(releaseShiftsOutside);

monthLocks.followedBy(rejectPendingLeave);

signInsEnd.followedBy(endPushOf);

loginsReleased.followedBy(endFeeds, forgetReaders, releaseComments, releaseTasks);

projectErased.followedBy(forgetDescriptions);

templateRenamed.followedBy(renameTemplate, renameTasks);

hoursMoved.followedBy(moveRequests, moveRings, moveAsks);

scheduleCleared.followedBy(forgetAmendments);

takingsAsked.followedBy(addTakings);

costTermsChanged.followedBy(forgetMonthBudgets);

scenarioClaimed.followedBy(runScenario);
