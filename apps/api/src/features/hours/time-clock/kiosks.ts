import { kiosk } from '@pamaina/contract';
import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, route, type Call, type Route } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';

/** The stored hash of a kiosk's secret, by which it is looked up. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

async function listKiosks(call: Call<typeof kiosk.listKiosks>) {
  const { projectId } = member(call);
  return call.deps.database.readInProject(projectId, (tx) =>
    tx.selectFrom('kiosk').select(['id', 'name', 'created_at']).orderBy('created_at').orderBy('id').execute(),
  );
}

/** The secret, 256 bits, is shown once and stored as a hash. */
async function createKiosk(call: Call<typeof kiosk.createKiosk>) {
  const { projectId, username } = member(call);
  const { name } = call.body;
  const secret = randomBytes(32).toString('base64url');
  return call.deps.database.inProject(projectId, async (tx) => {
    const made = await tx
      .insertInto('kiosk')
      .values({ id: randomUUIDv7(), name, secret_hash: secretHash(secret) })
      .returning(['id', 'name', 'created_at'])
      .executeTakeFirstOrThrow();
    await recordActivity(tx, { action_type: 'kiosk.created', actor: username, details: { name } });
    return { ...made, secret };
  });
}

/** @throws `not_found` */
async function deleteKiosk(call: Call<typeof kiosk.deleteKiosk>): Promise<void> {
  const { projectId, username } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const gone = await tx
      .deleteFrom('kiosk')
      .where('id', '=', call.params.id.toLowerCase())
      .returning('name')
      .executeTakeFirst();
    if (!gone) throw new ProblemError('not_found');
    await recordActivity(tx, {
      action_type: 'kiosk.deleted',
      actor: username,
      details: { name: gone.name },
    });
  });
}

/** The kiosks of a project, for the manager. */
export const kiosks: Route[] = [
  route(kiosk.listKiosks, listKiosks),
  route(kiosk.createKiosk, createKiosk),
  route(kiosk.deleteKiosk, deleteKiosk),
];
