export { openSession } from './open-session.ts';
export { refuseDemo } from './refuse-demo.ts';
