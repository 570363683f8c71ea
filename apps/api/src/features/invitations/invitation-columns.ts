import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** An invitation's columns for the API, for `select` and `returning` alike. */
export const invitationColumns = (_: ExpressionBuilder<Tables, 'invitation'>) =>
  [
    'invitation.id',
    sql<string>`invitation.fields ->> 'id'`.as('employee_id'),
    'invitation.name',
    'invitation.state',
    'invitation.created_at',
  ] as const;
