import { Alert, Button, Group, Text } from '@mantine/core';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ExportProjectButton } from '../../business/settings/index.ts';

/**
 * Shown above every page of a project that is not paid for, or ends: it is read-only, until when, and what the user can
 * do.
 */
export function BillingNotice() {
  const { t } = useTranslation('payments');
  const { project } = useSession();
  const { longDate } = useFormat();
  const { local } = useClock();
  if (project === null || project.billing === 'active') return null;
  const date = project.erased_at === null ? '' : longDate(local(project.erased_at).date);
  return (
    <Alert
      color={project.billing === 'ended' ? 'red' : 'yellow'}
      bg={project.billing === 'ended' ? 'var(--danger-soft)' : 'var(--waiting-soft)'}
      mb="lg"
      title={t(`billing.${project.billing}.title`)}
      icon={<CreditCard size={18} aria-hidden />}
    >
      <Group justify="space-between" gap="md">
        <Text maw={720}>{t(`billing.${project.billing}.text`, { date })}</Text>
        <Group gap="xs">
          {project.billing !== 'pending' && <ExportProjectButton label={t('billing.export')} />}
          {project.billing === 'ended' && (
            <Button component={Link} to="/manager/settings/subscriptions?renew=1">
              {t('billing.renew')}
            </Button>
          )}
          <Button component={Link} to="/manager/settings/subscriptions" variant="default">
            {t('billing.toSubscriptions')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
