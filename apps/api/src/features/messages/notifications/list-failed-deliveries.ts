import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/http/page-of.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { KINDS, noticeText, readFacts } from './notice.ts';

/** Failed deliveries to users of the project, latest first. */
export async function listFailedDeliveries(call: ProjectCall<typeof notifications.listFailedDeliveries>) {
  const { tx } = call;
  const latestFirst = tx
    .selectFrom('delivery')
    .innerJoin('notification', (join) =>
      join
        .onRef('notification.project_id', '=', 'delivery.project_id')
        .onRef('notification.id', '=', 'delivery.notification_id'),
    )
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .leftJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'delivery.project_id').onRef('employee.id', '=', 'account.employee_id'),
    )
    .select([
      'delivery.id',
      'delivery.channel',
      'delivery.attempts',
      'delivery.error',
      'delivery.settled_at',
      'notification.kind',
      'notification.facts',
      sql<string>`coalesce(employee.name, nullif(concat_ws(' ', account.first_name, account.last_name), ''),
          account.username)`.as('receiver'),
    ])
    .where('delivery.state', '=', 'dead')
    .where('notification.kind', 'in', KINDS)
    .orderBy('delivery.settled_at', 'desc')
    .orderBy('delivery.id', 'desc');
  const { rows, total } = await pageOf(tx, latestFirst, call.query);
  const items = rows.map(({ kind, facts, error, settled_at, ...row }) => ({
    ...row,
    kind,
    title: noticeText(call.language, kind, readFacts(facts)).title,
    error: error ?? '',
    failed_at: settled_at ?? '',
  }));
  return { items, total };
}

/** Retries a failed delivery from the first attempt. @throws `not_found` also when it is not given up */
export async function retryDelivery(call: ProjectCall<typeof notifications.retryDelivery>): Promise<void> {
  const { username: actor } = call.caller;
  const { tx } = call;
  const retried = await tx
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, due_at: new Date(call.now).toISOString(), settled_at: null })
    .where('id', '=', call.params.id.toLowerCase())
    .where('state', '=', 'dead')
    .returning(['id', 'channel', 'error'])
    .executeTakeFirst();
  if (!retried) throw new ProblemError('not_found');
  await recordActivity(tx, { action_type: 'delivery.retried', actor, details: retried });
}
