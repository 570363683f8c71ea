import { randomUUIDv7 } from 'node:crypto';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { DEMO_LANGUAGE } from './cafe.ts';
import { mouldOfToday, type Mould } from './cast-mould.ts';
import { pourDemo } from './pour-demo.ts';

/** The shared demo's logins, for those who host the product themselves (README). */
export const DEMO_MANAGER = 'demo';
export const DEMO_EMPLOYEE = 'ona';
export const DEMO_PASSWORD = 'demo-demo';

/** Creates the demo project, completely or not at all. Does nothing if accounts exist. */
export async function seedDemo(database: Database): Promise<boolean> {
  const isUsed = (from: Pick<Tx, 'selectFrom'>) => from.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (await isUsed(database.direct)) return false;
  const mould = await mouldOfToday(database);
  const projectId = randomUUIDv7();
  return database.inProject(projectId, async (tx) => {
    if (await isUsed(tx)) return false;
    await pourShared(tx, mould);
    return true;
  });
}

/** In a transaction of that project: the demo with its well-known logins. */
export async function pourShared(tx: Tx, mould: Mould): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD, { kind: 'change', share: 'demo' });
  await pourDemo(tx, mould, {
    projectId: tx.projectId,
    idSign: '',
    language: DEMO_LANGUAGE,
    network: null,
    password_hash,
  });
}
