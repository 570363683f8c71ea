// What came in by day and hour, and the forecast from it.

import { takings, takingsImport } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { confirmTakings } from './confirm-takings.ts';
import { forecastTakings } from './forecast-takings.ts';
import { importTakings } from './import/import-takings.ts';
import { listTakings } from './list-takings.ts';
import { putExpected } from './put-expected.ts';
import { putTakings } from './put-takings.ts';

export const routes: Route[] = [
  inTransaction(takings.putTakings, putTakings, { taking_current: 'conflict' }),
  inTransaction(takingsImport.importTakings, importTakings, { taking_current: 'conflict' }),
  inTransaction(takings.confirmTakings, confirmTakings),
  inTransaction(takings.putExpected, putExpected),
  route(takings.listTakings, listTakings),
  route(takings.forecastTakings, forecastTakings),
];
