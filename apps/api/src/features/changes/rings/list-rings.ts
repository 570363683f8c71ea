import type { rings } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { isIn, presentRing, ringQuery } from './ring-rows.ts';

const MANAGERS_MAX = 50;
const OWN_MAX = 20;

/** Rings that were offered, those that wait first, then the newest. */
export async function listRings({ tx, caller, now }: ProjectCall<typeof rings.listRings>): Promise<rings.Ring[]> {
  const rows = await newestOf({ tx, now }).limit(MANAGERS_MAX).execute();
  return rows.map((row) => presentRing(row, caller));
}

/** The caller's own, in the same order. */
export async function listOwnRings({ tx, caller, now }: ProjectCall<typeof rings.listOwnRings>): Promise<rings.Ring[]> {
  const rows = await newestOf({ tx, now })
    .where(isIn(tx, employeeOf(caller)))
    .limit(OWN_MAX)
    .execute();
  return rows.map((row) => presentRing(row, caller));
}

const newestOf = ({ tx, now }: Pick<ProjectCall, 'tx' | 'now'>) =>
  ringQuery(tx, new Date(now).toISOString())
    .orderBy(sql`ring.status <> 'pending'`)
    .orderBy('ring.created_at', 'desc')
    .orderBy('ring.id', 'desc');
