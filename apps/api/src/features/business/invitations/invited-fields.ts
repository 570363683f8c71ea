import { employees } from '@pamaina/contract';
import type { z } from 'zod';
import { readableFields } from '../../../platform/database/stored-json.ts';

const Fields = readableFields(employees.newEmployee.shape);

/**
 * What was written of somebody before they joined; null where too little of it can be read. @param more what is decided
 * only now
 */
export function readInvited(
  stored: unknown,
  more: Partial<z.input<typeof employees.newEmployee>> = {},
): z.output<typeof employees.newEmployee> | null {
  const { success, data } = employees.newEmployee.safeParse({ ...Fields.parse(stored), ...more });
  return success ? data : null;
}
