export { TwoStepSection } from './two-step-section.tsx';
