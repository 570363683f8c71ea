import type { Ability } from '../base/abilities.ts';

/** What a notification is about, as numbers and short texts. */
export type Facts = Readonly<Record<string, string | number>>;

/** A kind of notification: who gets it, what can have happened, where it leads. */
export interface KindOfNotification {
  to: 'employee' | 'manager';
  /** What a manager must be able to do to be notified. */
  ability?: Ability;
  /** What can have happened, and the facts that its texts need (`notices.<kind>.<variant>`). */
  variants: Readonly<Record<string, readonly string[]>>;
  /** The page of the web app that shows it. */
  path: (facts: Facts) => string;
  /** The features whose data has changed: open pages load it again. */
  changes: readonly string[];
  icon: string;
  /** Not by email unless the user asks for it; default: by every channel. */
  isWithoutEmail?: true;
  /** Sent at once, also to those who want one email a day. */
  isUrgent?: true;
  /** The question can be answered in the message itself, by a signed link (`platform/auth/signed-link.ts`). */
  answer?: {
    purpose: 'ask';
    /** The only variant with a question, and the facts that name its row and the last moment for an answer. */
    variant: string;
    subject: string;
    until: string;
    /** A public page; the token follows behind `#`. */
    page: string;
    choices: readonly ['yes', 'no'];
  };
}
