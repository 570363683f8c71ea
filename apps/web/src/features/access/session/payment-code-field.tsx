import { Button, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { constants, purchases } from '@pamaina/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction, type Action } from '../../../lib/http/use-action.ts';

interface PaymentCodeFieldProps {
  code: PaymentCode;
  email: string;
  input: TextInputProps;
}

/** For another browser than the one that paid: the code that is emailed to the payer proves whose payment it is. */
export function PaymentCodeField({ code, email, input }: PaymentCodeFieldProps) {
  const { t } = useTranslation('session');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { isBusy, isDone, error, run } = code;
  return (
    <Stack gap="xs">
      <div role="status">
        {isDone && <Text size="sm">{t('register.codeSent', { email, minutes: constants.paymentCodeMinutes })}</Text>}
        {error !== null && (
          <Text size="sm" c="red">
            {errorText(error)}
          </Text>
        )}
      </div>
      <Group align="flex-end" wrap="nowrap">
        <TextInput
          ref={field}
          label={t('register.paymentCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          style={{ flexGrow: 1 }}
          {...input}
        />
        <Button variant="default" loading={isBusy} onClick={() => run()}>
          {t('register.sendCode')}
        </Button>
      </Group>
    </Stack>
  );
}

type PaymentCode = Action<void, unknown>;

/** Emails the code to the payer of a payment; the field shows an error. */
export function usePaymentCode(payment: string | undefined, email: string): PaymentCode {
  return useAction<void, unknown>(
    (_, write) => write(purchases.sendPaymentCode, { body: { payment_intent: payment ?? '', email } }),
    { onRefused: () => true },
  );
}
