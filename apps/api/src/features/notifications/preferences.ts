import { notifications } from '@pamaina/contract';

export type Preferences = Record<notifications.Kind, notifications.Wanted>;

/** The defaults: everything, but no email for a shift that is about to start. */
const wantedAtFirst = ({ kind }: { kind: notifications.Kind }): notifications.Wanted => ({
  in_app: true,
  email: kind !== 'shift_soon',
  push: true,
});

/** The defaults with the user's choices. */
export const preferencesWith = (chosen: Partial<Preferences>): Preferences =>
  Object.fromEntries(
    notifications.Kind.options.map((kind) => [kind, chosen[kind] ?? wantedAtFirst({ kind })]),
  ) as Preferences;
