// Personal data: exporting what is known of a person, and erasing it.

import { privacy } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseFormer, listFormer } from './erase-former.ts';
import { exportOwn } from './export-own.ts';

export const routes: Route[] = [
  route(privacy.exportOwn, exportOwn),
  route(privacy.eraseAccount, eraseAccount),
  inTransaction(privacy.listFormer, listFormer),
  inTransaction(privacy.eraseFormer, eraseFormer),
];
