import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { comments, events, generalRequests, people } from './cafe.ts';

/** What is entered around `today` (a local date): events, the last daily comments and employees' requests. */
export async function seedDays(tx: Tx, today: Temporal.PlainDate): Promise<void> {
  const dateOf = (days: number) => today.add({ days }).toString();
  await tx
    .insertInto('event')
    .values(
      events.map(({ days, ...event }) => ({
        id: randomUUIDv7(),
        date: dateOf(days),
        ...event,
      })),
    )
    .execute();
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'employee_id'])
    .where('project_id', '=', tx.projectId)
    .execute();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  await tx
    .insertInto('daily_comment')
    .values(
      comments.flatMap(({ days, by, comment }) => {
        const author_id = accounts.find(({ employee_id }) => employee_id === by)?.id;
        return author_id === undefined
          ? []
          : [
              {
                id: randomUUIDv7(),
                date: dateOf(days),
                comment,
                author_id,
                author: nameOf(by),
                created_at: Temporal.Now.instant()
                  .add({ hours: days * 24 })
                  .toString(),
              },
            ];
      }),
    )
    .execute();
  await tx
    .insertInto('request')
    .values(
      generalRequests.map(({ by, ...asked }) => ({
        id: randomUUIDv7(),
        employee_id: by,
        ...asked,
      })),
    )
    .execute();
}
