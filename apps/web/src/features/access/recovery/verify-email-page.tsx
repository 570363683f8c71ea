import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { recovery } from '@pamaina/contract';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { secretInHash } from './secret-in-hash.ts';

/** `/verify-email#...`: the link of an email. A press confirms: programs that check mails open every link. */
export function VerifyEmailPage() {
  const { t } = useTranslation('recovery');
  const [token] = useState(secretInHash);
  const verify = useAction(recovery.verifyEmail, { onRefused: () => true });
  const { reply, error, isBusy, run } = verify;
  return (
    <EntryLayout width={420}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t('verify.title')}</Title>
          <Text c="dimmed">{t('verify.text')}</Text>
        </div>
        {error !== null && (
          <Alert color="yellow" role="alert">
            {errorText(error, t('verify.failed'))}
          </Alert>
        )}
        {reply === undefined ? (
          <Button loading={isBusy} onClick={() => run({ body: { token } })}>
            {t('verify.submit')}
          </Button>
        ) : (
          <Alert color="gray" role="status" icon={<CircleCheck size={18} aria-hidden />}>
            {t('verify.done', { email: reply.email })}
          </Alert>
        )}
        <Anchor component={Link} to="/">
          {t('signIn')}
        </Anchor>
      </Stack>
    </EntryLayout>
  );
}
