import type { Kysely } from 'kysely';
import { type employees, plainLetters } from '@pamaina/contract';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { member, type Call } from '../../../platform/http/route.ts';

const PART_MAX = 20;

/** Proposed IDs, in the order of the names, and how many candidates are taken elsewhere. */
export interface ProposedIds {
  ids: string[];
  met: number;
}

/**
 * A free ID for each name: the first name and the project's, e.g. `zydrune.rytas`; then the initial, the surname or a
 * number distinguishes employees of the same name. The project's name prevents the answer from revealing other
 * projects' employees.
 * @param used keys that are not free though nobody has them yet
 */
export async function proposeIds(
  db: Kysely<Tables>,
  names: readonly string[],
  { project, used }: { project: string; used: ReadonlySet<string> },
): Promise<ProposedIds> {
  const business = partsOf(project)[0] ?? 'team';
  const makers = names.map((name) => candidatesOf(name, business));
  const ids = names.map(() => '');
  const claimed = new Set(used);
  const next = (index: number) => {
    for (;;) {
      const id = makers[index]?.next().value ?? '';
      if (claimed.has(identityKey(id))) continue;
      claimed.add(identityKey(id));
      return id;
    }
  };
  let met = 0;
  let open = names.map((_, index) => index);
  while (open.length > 0) {
    for (const index of open) ids[index] = next(index);
    const keys = open.map((index) => identityKey(ids[index] ?? ''));
    const rows = await db.selectFrom('identity').select('key').where('key', 'in', keys).execute();
    const taken = new Set(rows.map(({ key }) => key));
    open = open.filter((index) => taken.has(identityKey(ids[index] ?? '')));
    met += open.length;
  }
  return { ids, met };
}

function* candidatesOf(name: string, business: string): Generator<string, never> {
  const [first = 'staff', ...others] = partsOf(name);
  const last = others.at(-1);
  yield `${first}.${business}`;
  if (last !== undefined) {
    yield `${first}.${last[0]}.${business}`;
    yield `${first}.${last}.${business}`;
  }
  for (let number = 2; ; number += 1) yield `${first}${number}.${business}`;
}

/** The words of a name in plain lowercase letters that any keyboard can type. */
function partsOf(name: string): string[] {
  return plainLetters(name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 1)
    .map((part) => part.slice(0, PART_MAX));
}

/** An answer reveals IDs of other tenants, so calls are limited; calls of others do not count. */
const MOST = 30;
const WINDOW_SECONDS = 60;

/**
 * A free ID for an employee of this name. It is not reserved: saving may still find it taken. @throws
 * `too_many_requests`
 */
export async function proposeEmployeeId(call: Call<typeof employees.proposeEmployeeId>) {
  const { accountId, projectId } = member(call);
  const { database, limits } = call.deps;
  await limits.take(`propose-id:${accountId}`, MOST, WINDOW_SECONDS);
  const project = await projectNameOf(database.direct, projectId);
  const { ids } = await proposeIds(database.direct, [call.query.name], { project, used: new Set() });
  return { id: ids[0] ?? '' };
}

/** The name of the project. */
export async function projectNameOf(db: Kysely<Tables>, projectId: string): Promise<string> {
  const project = await db.selectFrom('project').select('name').where('id', '=', projectId).executeTakeFirstOrThrow();
  return project.name;
}

/** Whether an ID is free in the whole system. @throws `too_many_requests` */
export async function checkEmployeeId(call: Call<typeof employees.checkEmployeeId>) {
  const { database, limits } = call.deps;
  await limits.take(`check-id:${member(call).accountId}`, MOST, WINDOW_SECONDS);
  const { id } = call.params;
  const taken = await database.direct
    .selectFrom('identity')
    .select('key')
    .where('key', '=', identityKey(id))
    .executeTakeFirst();
  return { id, available: taken === undefined };
}

/** A file of a few hundred employees may hit as many, and is checked before it is written, perhaps twice. */
const FOREIGN_MOST = 2000;
const FOREIGN_SECONDS = 60 * 60;

/**
 * Charges the caller's account for IDs of other projects that it ran into: each answer reveals other projects'
 * employees. `count` 0 checks whether any are left before the lookup: otherwise the error itself would
 * reveal that an ID is taken.
 * @throws `too_many_requests`
 */
export async function countForeignIds(call: Call, count: number): Promise<void> {
  await call.deps.limits.take(`foreign-ids:${member(call).accountId}`, FOREIGN_MOST, FOREIGN_SECONDS, count);
}
