// Second factors: authenticator apps, passkeys and recovery codes, and showing again who is at the device.

export { checkFactor } from './check-factor.ts';
export { countSecondStep } from './limit-tries.ts';
export { notifyOwner } from './notify-owner.ts';
export { hasFactor, removeFactors } from './own-factors.ts';
export { checkPasskey, passkeyOptions } from './passkey-answers.ts';
export { readSecondStep, requireSecondStep } from './second-step.ts';
