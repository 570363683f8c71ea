export { PaymentForm } from './payment-form.tsx';
export { paymentQueries } from './payment-queries.ts';
export { reloadAsCardDocument } from './card-document.ts';
