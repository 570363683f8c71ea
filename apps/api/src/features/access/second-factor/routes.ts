import { secondFactor } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { confirm, getConfirmOptions } from './confirm.ts';
import { getSecondFactor, renewRecoveryCodes } from './own-factors.ts';
import { addPasskey, getNewPasskeyOptions, removePasskey } from './passkeys.ts';
import { beginTotp, confirmTotp, removeTotp } from './totp.ts';

export const routes: Route[] = [
  route(secondFactor.getConfirmOptions, getConfirmOptions),
  route(secondFactor.confirm, confirm),
  route(secondFactor.getSecondFactor, getSecondFactor),
  route(secondFactor.beginTotp, beginTotp),
  route(secondFactor.confirmTotp, confirmTotp),
  route(secondFactor.removeTotp, removeTotp),
  route(secondFactor.renewRecoveryCodes, renewRecoveryCodes),
  route(secondFactor.getNewPasskeyOptions, getNewPasskeyOptions),
  route(secondFactor.addPasskey, addPasskey),
  route(secondFactor.removePasskey, removePasskey),
];
