import type { workingTimeSheet } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { readSheet } from './read-sheet.ts';

/** The sheet of a month: a manager reads everybody's, an employee the own line. */
export async function getSheet(
  call: Pick<Call<typeof workingTimeSheet.getWorkingTimeSheet>, 'caller' | 'query' | 'language' | 'deps'>,
) {
  const caller = member(call as Call);
  const employeeId = caller.role === 'manager' ? undefined : employeeOf(caller);
  const { language, query, deps } = call;
  return deps.database.inProject(caller.projectId, (tx) =>
    readSheet(tx, { ...query, employeeId, language, now: deps.now(), username: caller.username }),
  );
}
