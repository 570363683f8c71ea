import { secondFactor, session } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { endSession, endSessions, listSessions } from './list-sessions.ts';
import { refreshToken } from './refresh-token.ts';
import { getPasskeyOptions, signInSecondStep, signInWithPasskey } from './second-step.ts';
import { signIn, signOut } from './sign-in.ts';

export const routes: Route[] = [
  route(session.signIn, signIn),
  route(secondFactor.getPasskeyOptions, getPasskeyOptions),
  route(secondFactor.signInWithPasskey, signInWithPasskey),
  route(secondFactor.signInSecondStep, signInSecondStep),
  route(session.changePassword, changePassword),
  route(session.signOut, signOut),
  route(session.refreshToken, refreshToken),
  route(session.listSessions, listSessions),
  route(session.endSession, endSession),
  route(session.endSessions, endSessions),
];
