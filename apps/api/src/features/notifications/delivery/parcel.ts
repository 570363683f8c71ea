import type { Language, notifications } from '@pamaina/contract';
import type { Facts } from '../notice.ts';

/** What goes to one person in one message: everything that is due by one channel. */
export interface Parcel {
  /**
   * Of all its deliveries together: the same when it is sent again, another one when something has joined it, which a mail program or
   * a browser would hide as a message that it has already.
   */
  id: string;
  projectId: string;
  projectName: string;
  accountId: string;
  channel: notifications.Channel;
  /** Whom it is for. */
  name: string;
  email: string | null;
  role: 'manager' | 'employee';
  language: Language;
  items: readonly ParcelItem[];
}

export interface ParcelItem {
  deliveryId: string;
  /** This one included. */
  attempts: number;
  kind: notifications.Kind;
  facts: Facts;
}
