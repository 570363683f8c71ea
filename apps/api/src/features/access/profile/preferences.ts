import type { profile } from '@pamaina/contract';
import { setPreferences } from '../../../platform/auth/accounts.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';

const columns = ['language', 'theme', 'show_avatars', 'hours_format', 'appearance_chosen as is_chosen'] as const;

export async function getPreferences(call: Call<typeof profile.getPreferences>) {
  const found = await call.deps.database.direct
    .selectFrom('account')
    .select(columns)
    .where('id', '=', signedIn(call).accountId)
    .executeTakeFirst();
  if (!found) throw new ProblemError('unauthenticated');
  return found;
}

/** Stores how the application looks for the caller. It is private, so no activity is recorded. */
export async function updatePreferences(call: Call<typeof profile.updatePreferences>) {
  const { language, theme, show_avatars, hours_format } = call.body;
  const saved = await setPreferences(call.deps.database.direct, signedIn(call).accountId, {
    ...(language && { language }),
    ...(theme && { theme }),
    ...(show_avatars !== undefined && { show_avatars }),
    ...(hours_format && { hours_format }),
  });
  if (!saved) throw new ProblemError('unauthenticated');
  return saved;
}
