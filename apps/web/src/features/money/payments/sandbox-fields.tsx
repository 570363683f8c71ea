import { SimpleGrid, Stack, TextInput, Button, Group, Text } from '@mantine/core';
import { payments } from '@pamaina/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/api-client.ts';
import type { CardClient, CardFieldsProps, CardOutcome } from './card-client.ts';

const empty = { card_number: '', exp: '', cvc: '' };
type Card = typeof empty;

/** The card fields of the sandbox, in place of the provider's own: documented test cards only. */
export function SandboxFields({ isBusy, onClient }: CardFieldsProps) {
  const { t } = useTranslation('payments');
  const [card, setCard] = useState(empty);
  const [wrong, setWrong] = useState<Partial<Card>>({});
  const typed = useRef(card);
  const { isAsking, settle } = useClient(typed, { onClient, onWrong: setWrong });
  const change = (changes: Partial<Card>) => {
    typed.current = { ...typed.current, ...changes };
    setCard(typed.current);
    setWrong({});
  };
  const field = { inputMode: 'numeric', disabled: isBusy } as const;
  return (
    <Stack gap="sm">
      <TextInput
        {...field}
        label={t('cardNumber')}
        placeholder="4242 4242 4242 4242"
        autoComplete="cc-number"
        value={card.card_number}
        error={wrong.card_number}
        onChange={(event) => change({ card_number: formatCardNumber(event.currentTarget.value) })}
      />
      <SimpleGrid cols={2}>
        <TextInput
          {...field}
          label={t('expiry')}
          placeholder={t('expiryPlaceholder')}
          autoComplete="cc-exp"
          value={card.exp}
          error={wrong.exp}
          onChange={(event) => change({ exp: formatExpiry(event.currentTarget.value) })}
        />
        <TextInput
          {...field}
          label={t('cvc')}
          placeholder="123"
          autoComplete="cc-csc"
          maxLength={4}
          value={card.cvc}
          error={wrong.cvc}
          onChange={(event) => change({ cvc: event.currentTarget.value.replaceAll(/\D/g, '') })}
        />
      </SimpleGrid>
      {isAsking && <BankDialog onAnswer={settle} />}
    </Stack>
  );
}

interface Hearers extends Pick<CardFieldsProps, 'onClient'> {
  onWrong: (wrong: Partial<Card>) => void;
}

/** Offers what confirms the typed card; while the bank asks, `settle` answers it. */
function useClient(typed: RefObject<Card>, { onClient, onWrong }: Hearers) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isAuthenticated: boolean) => void>(undefined);
  useEffect(() => {
    const askBank = () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsking(true);
      });
    const client: CardClient = {
      confirm: async (client_secret) => {
        const body = { ...typed.current, client_secret };
        try {
          const { status } = await call(payments.confirmSandbox, { body });
          if (status !== 'requires_action') return { status };
          const authenticated = await askBank();
          return await call(payments.confirmSandbox, { body: { ...body, authenticated } });
        } catch (error) {
          return refusal(error, onWrong);
        }
      },
    };
    onClient(client);
    return () => onClient(null);
  }, [onClient, onWrong, typed]);

  const settle = (isAuthenticated: boolean) => {
    setAsking(false);
    answer.current?.(isAuthenticated);
  };
  return { isAsking, settle };
}

/** An error for a field is shown at that field; all others are shown by the form. */
function refusal(error: unknown, setWrong: (wrong: Partial<Card>) => void): CardOutcome {
  if (!(error instanceof ApiError)) throw error;
  const first = (field: keyof Card) => error.errors[field]?.[0];
  const wrong = Object.fromEntries(
    (['card_number', 'exp', 'cvc'] as const).flatMap((field) => {
      const text = first(field);
      return text === undefined ? [] : [[field, text]];
    }),
  );
  setWrong(wrong);
  return { error: Object.values(wrong)[0] ?? error.detail };
}

/** `4242424242424242` in groups of four, as printed on cards. */
function formatCardNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1234` as `12/34`; a month that can only have one digit gets a leading zero. */
function formatExpiry(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^([2-9])/, '0$1');
  // A browser's autofill may enter the full year.
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`;
}

/** A bank's confirmation in test mode: is it you? Closing it declines. */
function BankDialog({ onAnswer }: { onAnswer: (isAuthenticated: boolean) => void }) {
  const { t } = useTranslation('payments');
  return (
    <Dialog onClose={() => onAnswer(false)} closeOnClickOutside={false} title={t('bank.title')}>
      <Text mb="lg">{t('bank.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('bank.refuse')}
        </Button>
        <Button data-autofocus onClick={() => onAnswer(true)}>
          {t('bank.confirm')}
        </Button>
      </Group>
    </Dialog>
  );
}
