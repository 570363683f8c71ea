import { holidays } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createHoliday, updateHoliday, deleteHoliday, listHolidays } from './holidays.ts';
import { importHolidays } from './import-holidays.ts';

export const routes: Route[] = [
  inTransaction(holidays.listHolidays, listHolidays),
  inTransaction(holidays.createHoliday, createHoliday),
  inTransaction(holidays.updateHoliday, updateHoliday, { holiday_pkey: 'holiday_exists' }),
  inTransaction(holidays.deleteHoliday, deleteHoliday),
  route(holidays.importHolidays, importHolidays),
];
