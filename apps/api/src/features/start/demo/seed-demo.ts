import { randomUUIDv7 } from 'node:crypto';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { DEMO_LANGUAGE } from './cafe.ts';
import { originalOfToday, type Original } from './make-original.ts';
import { writeCopy } from './write-copy.ts';

/** The shared demo's logins, for those who host the product themselves (README). */
export const DEMO_MANAGER = 'demo';
export const DEMO_EMPLOYEE = 'ona';
export const DEMO_PASSWORD = 'demo-demo';

/** Creates the demo project, completely or not at all. Does nothing if accounts exist. */
export async function seedDemo(database: Database): Promise<boolean> {
  const isUsed = (from: Pick<Tx, 'selectFrom'>) => from.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (await isUsed(database.direct)) return false;
  const original = await originalOfToday(database);
  const projectId = randomUUIDv7();
  return database.inProject(projectId, async (tx) => {
    if (await isUsed(tx)) return false;
    await writeShared(tx, original);
    return true;
  });
}

/** In a transaction of that project: the demo with its well-known logins. */
export async function writeShared(tx: Tx, original: Original): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD, { kind: 'change', share: 'demo' });
  await writeCopy(tx, original, {
    projectId: tx.projectId,
    idSign: '',
    language: DEMO_LANGUAGE,
    network: null,
    password_hash,
  });
}
