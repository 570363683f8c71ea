import { ledger } from '@pamaina/contract';
import { call } from '../../../lib/http/api-client.ts';

/** Each employee with the hours by which they will be above (+) or below (-) the norm. */
export async function readBalances(date: string, signal: AbortSignal): Promise<[id: string, hours: number][]> {
  const { people } = await call(ledger.getLedger, { query: { date }, signal });
  return people.map((one) => [one.employee_id, one.overtime_hours - one.shortfall_hours]);
}
