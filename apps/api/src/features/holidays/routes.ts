import { holidays } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { createHoliday } from './create-holiday.ts';
import { deleteHoliday } from './delete-holiday.ts';
import { importHolidays } from './import-holidays.ts';
import { listHolidays } from './list-holidays.ts';
import { updateHoliday } from './update-holiday.ts';

export const routes: Route[] = [
  inTransaction(holidays.listHolidays, listHolidays),
  inTransaction(holidays.createHoliday, createHoliday),
  inTransaction(holidays.updateHoliday, updateHoliday, { holiday_pkey: 'holiday_exists' }),
  inTransaction(holidays.deleteHoliday, deleteHoliday),
  route(holidays.importHolidays, importHolidays),
];
