import { notifications } from '@pamaina/contract';

export type Preferences = Record<notifications.Kind, notifications.Wanted>;

/** The defaults. */
const wantedAtFirst = (kind: notifications.Kind): notifications.Wanted => ({
  in_app: true,
  email: !('isWithoutEmail' in notifications.kinds[kind]),
  push: true,
});

/** The defaults with the user's choices. */
export const preferencesWith = (chosen: Partial<Preferences>): Preferences =>
  Object.fromEntries(
    notifications.Kind.options.map((kind) => [kind, chosen[kind] ?? wantedAtFirst(kind)]),
  ) as Preferences;
