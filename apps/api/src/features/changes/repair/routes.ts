import { absences, repair, unavailability } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { applyRepair } from './apply-repair.ts';
import { previewAbsences } from './preview-absences.ts';
import { previewUnavailability } from './preview-unavailability.ts';
import { proposeFill } from './propose-fill.ts';
import { proposeRepair } from './propose-repair.ts';
import { undoRepair } from './undo-repair.ts';

export const routes: Route[] = [
  route(repair.proposeRepair, proposeRepair),
  route(absences.previewAbsences, previewAbsences),
  route(unavailability.previewUnavailability, previewUnavailability),
  route(repair.proposeFill, proposeFill),
  inTransaction(repair.applyRepair, applyRepair),
  inTransaction(repair.undoRepair, undoRepair),
];
