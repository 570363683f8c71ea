import { recovery } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { useSignInCode } from './use-code.ts';
import { getEmail, sendVerification, verifyEmail } from './verify-email.ts';

export const routes: Route[] = [
  route(recovery.forgotPassword, forgotPassword),
  route(recovery.resetPassword, resetPassword),
  route(recovery.useSignInCode, useSignInCode),
  route(recovery.verifyEmail, verifyEmail),
  route(recovery.getEmail, getEmail),
  route(recovery.sendVerification, sendVerification),
];
