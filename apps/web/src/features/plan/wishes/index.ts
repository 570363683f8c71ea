export { TeamWishes } from './team-wishes.tsx';
