import type { Language, notifications } from '@pamaina/contract';
import type { Facts } from '../notice.ts';

/** The content of one message to one user: everything that is due by one channel. */
export interface Parcel {
  /**
   * Identifies all its deliveries together: the same when it is sent again, different when something has joined it,
   * which a mail program or a browser would otherwise hide as a duplicate.
   */
  id: string;
  projectId: string;
  projectName: string;
  accountId: string;
  channel: notifications.Channel;
  /** Of the change that the first item is about. */
  trace: string | null;
  /** The receiver. */
  name: string;
  email: string | null;
  role: 'manager' | 'employee';
  language: Language;
  items: readonly ParcelItem[];
}

export interface ParcelItem {
  deliveryId: string;
  /** Including this one. */
  attempts: number;
  kind: notifications.Kind;
  facts: Facts;
}
