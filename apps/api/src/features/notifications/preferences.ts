import { notifications } from '@pamaina/contract';

export type Preferences = Record<notifications.Kind, notifications.Wanted>;

/** What reaches somebody who has said nothing: all of it, but no e-mail for a shift that is about to begin. */
const wantedAtFirst = ({ kind }: { kind: notifications.Kind }): notifications.Wanted => ({
  in_app: true,
  email: kind !== 'shift_soon',
  push: true,
});

/** The defaults with what somebody has chosen. */
export const preferencesWith = (chosen: Partial<Preferences>): Preferences =>
  Object.fromEntries(
    notifications.Kind.options.map((kind) => [kind, chosen[kind] ?? wantedAtFirst({ kind })]),
  ) as Preferences;
