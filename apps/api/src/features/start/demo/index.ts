export { DEMO_EMPLOYEE, DEMO_MANAGER, DEMO_PASSWORD, seedDemo } from './seed-demo.ts';
export { startDemo } from './start-demo.ts';
