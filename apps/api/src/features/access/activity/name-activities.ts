import type { activity } from '@pamaina/contract';
import { sql } from 'kysely';
import { keysOf } from '../../../platform/auth/identity-key.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { storedObject } from '../../../platform/database/stored-json.ts';

interface Row {
  id: string;
  action_type: string;
  at: string;
  actor: string;
  details: unknown;
}

type Details = Record<string, unknown>;

/** What a line of the history says beside its author and its kind. */
export const readDetails = (stored: unknown): Details => storedObject.parse(stored);

/**
 * Activities as clients see them, with the names of the author and of the employee concerned. One statement for all.
 */
export async function nameActivities(tx: Tx, rows: readonly Row[]): Promise<activity.Activity[]> {
  const items = rows.map(({ at, details, ...row }) => ({ ...row, date: at, details: readDetails(details) }));
  const nameOf = await namesOf(tx, {
    actors: rows.map(({ actor }) => actor),
    subjects: items.flatMap(({ details }) => idsIn(details)),
  });
  return items.map((item) => ({
    ...item,
    actor_name: nameOf(item.actor, item.date),
    names: Object.fromEntries(
      idsIn(item.details).flatMap((id) => {
        const name = nameOf(id, item.date);
        return name === null ? [] : [[id, name]];
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

/** The name of the user who had a username at an instant; null: they have only that. */
export type NameOf = (username: string | null, at: string | null) => string | null;

/** The names of users, as far as they have any: employees' as the team knows them, managers' own. One statement. */
export const namesOfUsers = (tx: Tx, usernames: readonly (string | null)[]): Promise<NameOf> =>
  namesOf(tx, { actors: usernames.filter((username) => username !== null), subjects: [] });

/**
 * Rows with a user's name beside the field with the username. One statement.
 * @param at the field that says when they did it
 */
export async function withNames<Field extends string, At extends string, Row extends Record<Field | At, string | null>>(
  tx: Tx,
  rows: readonly Row[],
  [field, at]: readonly [field: Field, at: At],
): Promise<(Row & Record<`${Field}_name`, string | null>)[]> {
  const nameOf = await namesOfUsers(
    tx,
    rows.map((row) => row[field]),
  );
  return rows.map((row) => {
    const name = nameOf(row[field], row[at]);
    return { ...row, ...({ [`${field}_name`]: name } as Record<`${Field}_name`, string | null>) };
  });
}

interface Named {
  id: string;
  name: string;
  /** Until then it was the ID of an employee who was deleted; null: of nobody else. */
  since: string | null;
}

/**
 * An employee's username is the ID; managers only have accounts. Only members are named: a username that became free
 * can be a stranger's by now, and an ID another employee's.
 */
async function namesOf(
  tx: Tx,
  { actors, subjects }: { actors: readonly string[]; subjects: readonly string[] },
): Promise<NameOf> {
  if (actors.length === 0) return () => null;
  const [ids, keys] = [[...new Set([...actors, ...subjects])], [...new Set([...new Set(actors)].flatMap(keysOf))]];
  const { rows } = await sql<Named>`
    select id, name, (
      select max(left_at) from former_employee where project_id = ${tx.projectId} and employee_id = named.id
    ) as since
    from (
      select username as id, concat_ws(' ', first_name, last_name) as name from account
      where identity_key = any(${keys}) and role = 'manager' and exists (
        select from project_member where project_id = ${tx.projectId} and account_id = account.id
      )
      union all
      select id, name from employee where project_id = ${tx.projectId} and id = any(${ids})
    ) as named`.execute(tx);
  const named = new Map(rows.filter(({ name }) => name !== '').map((row) => [row.id, row]));
  return (username, at) => {
    const user = named.get(username ?? '');
    return user && (user.since === null || Date.parse(at ?? '') > Date.parse(user.since)) ? user.name : null;
  };
}
