import { session } from '@pamaina/contract';
import { route, signedIn, type Route } from '../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { getMe } from './get-me.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

export const routes: Route[] = [
  route(session.signIn, signIn),
  route(session.register, register),
  route(session.getMe, getMe),
  route(session.changePassword, changePassword),
  route(session.signOut, async (call) => {
    const { accountId, signInId } = signedIn(call);
    const { direct } = call.deps.database;
    await direct.deleteFrom('session').where('sign_in_id', '=', signInId).execute();
    // Gone at once, not a minute later (Decisions, Presence); another device of theirs says otherwise within half of one.
    await direct.updateTable('account').set({ seen_at: null }).where('id', '=', accountId).execute();
  }),
];
