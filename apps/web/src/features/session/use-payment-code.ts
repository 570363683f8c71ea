import { purchases } from '@pamaina/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export type PaymentCode = UseMutationResult<unknown, Error, void>;

/** Emails the code to the payer of a payment. */
export function usePaymentCode(payment: string | undefined, email: string): PaymentCode {
  return useMutation({
    mutationFn: () => call(purchases.sendPaymentCode, { body: { payment_intent: payment ?? '', email } }),
  });
}
