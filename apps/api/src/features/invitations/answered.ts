import type { Notice } from '../notifications/index.ts';

/** The notification of an answer, for the manager who invited, or for all of them if that one is no longer known. */
export function answered(
  variant: 'joined' | 'declined',
  { id, name, invited_by }: { id: string; name: string; invited_by: string | null },
): Notice {
  return {
    kind: 'invitation_answered',
    variant,
    subject: id,
    to: invited_by === null ? 'managers' : { manager: invited_by },
    facts: { name },
  };
}
