// The café “Rytas”, of which each visitor gets a copy.

export { DEMO_EMPLOYEE, DEMO_MANAGER, DEMO_PASSWORD, seedDemo } from './seed-demo.ts';
export { startDemo } from './start-demo.ts';
