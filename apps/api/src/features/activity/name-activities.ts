import type { activity } from '@pamaina/contract';
import { sql } from 'kysely';
import { keysOf } from '../../platform/auth/identity-key.ts';
import type { Tx } from '../../platform/database/database.ts';

interface Row {
  id: string;
  action_type: string;
  at: string;
  actor: string;
  details: unknown;
}

type Details = Record<string, unknown>;

/**
 * Activities as clients see them, with the names of the author and of the employee concerned. One statement for all.
 */
export async function nameActivities(tx: Tx, rows: readonly Row[]): Promise<activity.Activity[]> {
  const items = rows.map(({ at, details, ...row }) => ({ ...row, date: at, details: details as Details }));
  const names = await namesOf(tx, {
    actors: rows.map(({ actor }) => actor),
    subjects: items.flatMap(({ details }) => idsIn(details)),
  });
  return items.map((item) => ({
    ...item,
    actor_name: names.get(item.actor) ?? null,
    names: Object.fromEntries(
      idsIn(item.details).flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    ),
  }));
}

/** The employees concerned by a change: from its `employee_id`, or from that of the values before and after. */
function idsIn(details: Details): string[] {
  return [details, details['before'], details['after']]
    .map((part) => (typeof part === 'object' && part !== null ? (part as Details)['employee_id'] : null))
    .filter((id): id is string => typeof id === 'string');
}

/** The names of users by username, as far as they have any: employees' as the team knows them, managers' own. */
export const namesOfUsers = (tx: Tx, usernames: readonly string[]): Promise<Map<string, string>> =>
  namesOf(tx, { actors: usernames, subjects: [] });

/** Rows with a user's name beside the field with the username; null: they have only a username. One statement. */
export async function withNames<Row extends object, Field extends keyof Row & string>(
  tx: Tx,
  rows: readonly Row[],
  field: Field,
): Promise<(Row & Record<`${Field}_name`, string | null>)[]> {
  const usernames = rows.map((row) => row[field]).filter((value) => typeof value === 'string');
  const names = await namesOfUsers(tx, usernames);
  return rows.map((row) => {
    const name = names.get(String(row[field])) ?? null;
    return { ...row, ...({ [`${field}_name`]: name } as Record<`${Field}_name`, string | null>) };
  });
}

/**
 * An employee's username is the ID; managers only have accounts. Only members are named: a username that became free
 * can be a stranger's by now.
 */
async function namesOf(
  tx: Tx,
  { actors, subjects }: { actors: readonly string[]; subjects: readonly string[] },
): Promise<Map<string, string>> {
  if (actors.length === 0) return new Map();
  const [ids, keys] = [[...new Set([...actors, ...subjects])], [...new Set(actors.flatMap(keysOf))]];
  const { rows } = await sql<{ id: string; name: string }>`
    select username as id, concat_ws(' ', first_name, last_name) as name from account
    where identity_key = any(${keys}) and role = 'manager' and exists (
      select from project_member where project_id = ${tx.projectId} and account_id = account.id
    )
    union all
    select id, name from employee where project_id = ${tx.projectId} and id = any(${ids})`.execute(tx);
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}
