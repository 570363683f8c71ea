import type { notifications } from '@pamaina/contract';

export type Facts = notifications.Facts;

/** Everybody named, all managers of the project, or one of them by account. */
export type Audience = { employees: readonly string[] } | { manager: string } | 'managers';

/** Something to tell, before it is put into anybody's words. */
export type Notice = {
  [Kind in notifications.Kind]: {
    [Variant in notifications.VariantOf<Kind>]: {
      kind: Kind;
      variant: Variant;
      /** What it is about: nobody is told of the same kind and subject twice. */
      subject: string;
      to: Audience;
      /** And what somebody wrote, as `note`. */
      facts: notifications.FactsOf<Kind, Variant>;
      /** After this instant nobody needs to know. */
      expiresAt?: string;
    };
  }[notifications.VariantOf<Kind>];
}[notifications.Kind];
