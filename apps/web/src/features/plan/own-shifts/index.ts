export { Offers } from './offers.tsx';
