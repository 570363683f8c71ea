import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { BodyInput, secondFactor } from '@pamaina/contract';
import { Fingerprint } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { answerWithPasskey, canUsePasskeys } from './passkeys.ts';

export type Way = secondFactor.SecondFactor['confirm_with'][number];
export type Proof = BodyInput<typeof secondFactor.confirm>;

interface ProofFormProps {
  ways: readonly Way[];
  askOptions: () => Promise<{ id: string; options: { challenge: string } }>;
  send: (proof: Proof) => Promise<unknown>;
  submitLabel: string;
  /** Next to the button. */
  children?: ReactNode;
  /** Can handle an error itself and then returns true. */
  onRefused?: (error: unknown) => boolean;
}

/** Shows who it is: with a passkey, a code, a recovery code or the password, whatever the account has. */
export function ProofForm(props: ProofFormProps) {
  const { ways, submitLabel, children } = props;
  const { t } = useTranslation('second-factor');
  const usable = ways.filter((one) => one !== 'passkey' || canUsePasskeys());
  const { form, way, choose, onSubmit, isBusy, failure } = useProof(props, usable[0] ?? 'code');
  return (
    <FormFrame onSubmit={onSubmit} failure={failure}>
      <Field way={way} form={form} />
      <Group justify="flex-end" style={{ flexWrap: 'wrap-reverse' }}>
        {children}
        <Button
          type="submit"
          loading={isBusy}
          {...(way === 'passkey' && {
            leftSection: <Fingerprint size={18} aria-hidden />,
            'data-autofocus': true,
          })}
        >
          {way === 'passkey' ? t('ways.usePasskey') : submitLabel}
        </Button>
      </Group>
      {usable.length > 1 && (
        <Stack gap="xs" align="flex-start">
          {usable.map(
            (one) =>
              one !== way &&
              one !== 'password' && (
                <Anchor key={one} component="button" type="button" size="sm" onClick={() => choose(one)}>
                  {t(`ways.${one}`)}
                </Anchor>
              ),
          )}
        </Stack>
      )}
    </FormFrame>
  );
}

/** How it is shown, and what is sent. @param first the way that is offered first */
function useProof({ askOptions, send, onRefused }: ProofFormProps, first: Way) {
  const { t } = useTranslation('second-factor');
  const [way, setWay] = useState(first);
  const form = useForm({
    initialValues: { code: '', recovery_code: '', password: '' },
    validate: (values) => {
      if (way === 'passkey' || values[way].trim() !== '') return {};
      return { [way]: t(way === 'password' ? 'confirm.passwordRequired' : 'ways.required') };
    },
  });
  const { onSubmit, isBusy, failure, setFailure } = useSubmit(
    form,
    async (values) => {
      if (way !== 'passkey') return send({ [way]: values[way] });
      const { id, options } = await askOptions();
      return send({ passkey: { id, answer: await answerWithPasskey(options) } });
    },
    {
      onRefused: (error) => {
        if (onRefused?.(error)) return true;
        if (error instanceof ApiError) return false;
        // The browser's own refusal has its text.
        setFailure(error instanceof Error ? error.message : t('passkeys.failed'));
        return true;
      },
    },
  );
  const choose = (next: Way) => {
    setFailure(null);
    form.clearErrors();
    setWay(next);
  };
  return { form, way, choose, onSubmit, isBusy, failure };
}

/** What is typed; a passkey needs nothing. */
function Field({ way, form }: Pick<ReturnType<typeof useProof>, 'way' | 'form'>) {
  const { t } = useTranslation('second-factor');
  return (
    <>
      {way === 'code' && (
        <TextInput
          label={t('ways.codeLabel')}
          description={t('totp.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          data-autofocus
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      {way === 'recovery_code' && (
        <TextInput
          label={t('ways.recoveryLabel')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          data-autofocus
          {...form.getInputProps('recovery_code')}
        />
      )}
      {way === 'password' && (
        <PasswordField
          label={t('confirm.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
      )}
    </>
  );
}
