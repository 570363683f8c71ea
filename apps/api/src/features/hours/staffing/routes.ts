// Need and requirements from what is expected.

import { staffing } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { applyProposal, undoProposal } from './apply-proposal.ts';
import { getProductivity, putProductivity } from './productivity.ts';
import { getProposal } from './read-proposal.ts';

export const routes: Route[] = [
  inTransaction(staffing.getProductivity, getProductivity),
  inTransaction(staffing.putProductivity, putProductivity, { productivity_pkey: 'conflict' }),
  route(staffing.getProposal, getProposal),
  route(staffing.applyProposal, applyProposal),
  inTransaction(staffing.undoProposal, undoProposal, {
    requirement_project_id_template_fkey: 'requirements_changed',
    week_requirement_week: 'requirements_changed',
    week_requirement_template: 'requirements_changed',
    requirement_weekday: 'requirements_changed',
    requirement_date: 'requirements_changed',
  }),
];
