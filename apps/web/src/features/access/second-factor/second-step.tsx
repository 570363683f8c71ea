import { Button, Stack, Text, Title } from '@mantine/core';
import { secondFactor } from '@pamaina/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError, type SecondStep as Step } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastError } from '../../../lib/toasts.ts';
import { ProofForm, type Way } from './proof-form.tsx';

interface SecondStepProps {
  step: Step;
  /** Goes on with the token. */
  onToken: (token: string) => Promise<unknown>;
  /** Back to username and password. */
  onRestart: () => void;
}

const isWay = (text: string): text is Way => (secondFactor.ways as readonly string[]).includes(text);

/** In place of the sign-in form when the password was right and is not enough. */
export function SecondStep({ step, onToken, onRestart }: SecondStepProps) {
  const { t } = useTranslation('second-factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A field takes the focus itself.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { challenge } = step;
  return (
    <Stack gap="md">
      <div>
        <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {t('step.title')}
        </Title>
        <Text c="dimmed">{t('step.text')}</Text>
      </div>
      <ProofForm
        ways={step.ways.filter(isWay)}
        askOptions={() => call(secondFactor.getPasskeyOptions, { body: { challenge } })}
        send={async ({ password: _, ...proof }) => {
          const { access_token } = await call(secondFactor.signInSecondStep, { body: { challenge, ...proof } });
          await onToken(access_token);
        }}
        submitLabel={t('step.submit')}
        onRefused={(error) => {
          if (!(error instanceof ApiError) || error.code !== 'sign_in_expired') return false;
          toastError(errorText(error));
          onRestart();
          return true;
        }}
      >
        <Button variant="default" onClick={onRestart}>
          {t('step.back')}
        </Button>
      </ProofForm>
    </Stack>
  );
}
