import { employment } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { changeTerms, deleteTerms, endEmployment, previewEnd } from './end-employment.ts';
import { readEmployment } from './read-employment.ts';

export const routes: Route[] = [
  inTransaction(employment.getEmployment, ({ tx, params, now }) => readEmployment(tx, params.id, now)),
  inTransaction(employment.changeTerms, changeTerms),
  inTransaction(employment.deleteTerms, deleteTerms),
  inTransaction(employment.previewEnd, previewEnd),
  inTransaction(employment.endEmployment, endEmployment),
];
