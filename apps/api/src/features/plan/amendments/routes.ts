import { amendments, lateChanges, schedule } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { beginAmendment } from './begin-amendment.ts';
import { discardAmendment } from './discard-amendment.ts';
import { getAmendment, listAmendments, priceAmendment } from './get-amendment.ts';
import { discardMonthAmendment, getMonthAmendment, publishSchedule } from './month-amendment.ts';
import { publishAmendment } from './publish-amendment.ts';

export const routes: Route[] = [
  inTransaction(amendments.listAmendments, listAmendments),
  inTransaction(amendments.beginAmendment, beginAmendment),
  inTransaction(amendments.getAmendment, getAmendment),
  inTransaction(lateChanges.priceAmendment, priceAmendment),
  inTransaction(amendments.publishAmendment, publishAmendment),
  inTransaction(amendments.discardAmendment, discardAmendment),
  inTransaction(amendments.getMonthAmendment, getMonthAmendment),
  inTransaction(amendments.discardMonthAmendment, discardMonthAmendment),
  inTransaction(schedule.publishSchedule, publishSchedule),
];
