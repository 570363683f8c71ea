export { billingQueries, DetailsSection } from './details-section.tsx';
export { DetailsWithPayment, type DetailsReader } from './details-with-payment.tsx';
