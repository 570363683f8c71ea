export { SecondStep } from './second-step.tsx';
export { signInWithPasskey } from './sign-in-with-passkey.ts';
export { TwoStepSection } from './two-step-section.tsx';
