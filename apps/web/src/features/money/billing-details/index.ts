export { billingQueries, DetailsSection } from './details-section.tsx';
export {
  DetailsOfAccount,
  DetailsWithPayment,
  type DetailsKeeper,
  type DetailsReader,
} from './details-with-payment.tsx';
