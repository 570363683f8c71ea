export { useIsPhone } from '../../lib/use-is-phone.ts';
