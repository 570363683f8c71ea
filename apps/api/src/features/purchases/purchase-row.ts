import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A user's request to pay for a project, and its outcome. */
export type Purchase = Selectable<Tables['purchase']>;
export type PurchaseState = Purchase['state'];
