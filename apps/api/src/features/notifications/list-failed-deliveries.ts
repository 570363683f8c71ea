import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import { member, type Call } from '../../platform/http/route.ts';
import type { Facts } from './notice.ts';
import { noticeText } from './notice-text.ts';

/** Messages to people of the project that were given up, the latest first. */
export function listFailedDeliveries(call: Call<typeof notifications.listFailedDeliveries>) {
  const { projectId } = member(call);
  const { page, page_size } = call.query;
  return call.deps.database.inProject(projectId, async (tx) => {
    const rows = await tx
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
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where('delivery.project_id', '=', projectId)
      .where('delivery.state', '=', 'dead')
      .orderBy('delivery.settled_at', 'desc')
      .orderBy('delivery.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute();
    const items = rows.map(({ kind, facts, error, settled_at, total: _, ...row }) => ({
      ...row,
      kind,
      title: noticeText(call.language, kind, facts as Facts).title,
      error: error ?? '',
      failed_at: settled_at ?? '',
    }));
    return { items, total: rows[0]?.total ?? 0 };
  });
}
