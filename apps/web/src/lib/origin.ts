/** The areas that a user can return to after signing in. */
const KNOWN = /^\/(manager|worker)(\/[a-z0-9-]+)*(\?[\w=&%.+-]*)?$/;

/**
 * The remembered origin of a navigation state, if it is one of this application's own pages of that area; anything else
 * (another site, a scheme, an encoded trick) is ignored.
 */
export function rememberedOrigin(state: unknown, area: 'manager' | 'worker'): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string') return null;
  const { from } = state;
  return KNOWN.test(from) && (from === `/${area}` || new RegExp(`^/${area}[/?]`).test(from)) ? from : null;
}

/** Marks the navigation right after a sign-in, beside the remembered origin. */
export const afterSignIn = (state: unknown): object => ({
  ...(typeof state === 'object' && state),
  isFreshSignIn: true,
});

export const isFreshSignIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFreshSignIn' in state && state.isFreshSignIn === true;
