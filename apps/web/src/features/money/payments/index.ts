export { PaymentForm, paymentQueries } from './payment-form.tsx';

export { reloadAsCardDocument } from './card-document.ts';
