export { checkFactor } from './check-factor.ts';
export { countSecondStep } from './limit-tries.ts';
export { notifyOwner } from './notify-owner.ts';
export { hasFactor, removeFactors } from './own-factors.ts';
export { checkPasskey, passkeyOptions } from './passkey-answers.ts';
export { readSecondStep, requireSecondStep } from './second-step.ts';
