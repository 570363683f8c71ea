import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { recovery } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '../../../lib/http/use-action.ts';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { isConfirmed, useOwnEmail } from './use-own-email.ts';

/** In the settings: the address that serves for a forgotten password, and whether its owner confirmed it. */
export function EmailSection() {
  const { t } = useTranslation('recovery');
  const area = useAreaPlace();
  const { data } = useOwnEmail();
  const verification = useAction(recovery.sendVerification, { done: t('email.sent'), failed: t('email.failed') });
  if (data === undefined) return null;
  const { email, verified_email: verified } = data;
  const isVerified = isConfirmed(data);
  return (
    <Paper withBorder p="lg" component="section">
      <Stack gap="md">
        <Title order={2}>{t('email.title')}</Title>
        {email === null && (
          <>
            <Text>{t('email.none')}</Text>
            <Button component={Link} variant="default" to={`${area}/settings`} style={{ alignSelf: 'start' }}>
              {t('email.profile')}
            </Button>
          </>
        )}
        {email !== null && isVerified && <Text>{t('email.verified', { email })}</Text>}
        {email !== null && !isVerified && (
          <>
            <Text>{t('email.unverified', { email })}</Text>
            {verified !== null && <Text>{t('email.still', { email: verified })}</Text>}
            <Button
              variant="default"
              style={{ alignSelf: 'start' }}
              loading={verification.isBusy}
              onClick={() => verification.run({})}
            >
              {t('email.send')}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}
