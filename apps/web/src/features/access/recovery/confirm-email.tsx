import { Alert, Button, Group, Text } from '@mantine/core';
import { recovery } from '@pamaina/contract';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '../../../lib/http/use-action.ts';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { isConfirmed, useOwnEmail } from './use-own-email.ts';

/**
 * On the first page until it is done: without a confirmed address a forgotten password can't be replaced, and nobody
 * can help an owner then.
 */
export function ConfirmEmail() {
  const { t } = useTranslation('recovery');
  const area = useAreaPlace();
  const { user } = useSession();
  const own = useOwnEmail(user?.is_demo === false);
  const verification = useAction(recovery.sendVerification, { done: t('email.sent'), failed: t('email.failed') });
  if (own === undefined || isConfirmed(own)) return null;
  const { email } = own;
  return (
    <Alert color="yellow" role="note" icon={<MailWarning size={18} aria-hidden />} title={t('email.ask')}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{email === null ? t('email.none') : t('email.unverified', { email })}</Text>
        {email === null ? (
          <Button component={Link} to={`${area}/settings`} variant="default" size="compact-md">
            {t('email.profile')}
          </Button>
        ) : (
          <Button
            variant="default"
            size="compact-md"
            loading={verification.isBusy}
            onClick={() => verification.run({})}
          >
            {t('email.send')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
