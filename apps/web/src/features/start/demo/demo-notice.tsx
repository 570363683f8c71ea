import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Shown above every page of a visitor's demo: when it expires, and a link to view it in the other role. */
export function DemoNotice() {
  const { t } = useTranslation('shell');
  const { user, role } = useSession();
  const { instant } = useFormat();
  if (user?.demo_until === undefined) return null;
  const isManager = role === 'manager';
  return (
    <Paper role="note" aria-label={t('demo.label')} bg="var(--info-soft)" px="md" py="xs" mb="lg">
      <Group justify="space-between" gap="xs">
        <Text size="sm" maw={680}>
          {t(isManager ? 'demo.manager' : 'demo.employee', { until: instant(user.demo_until) })}
        </Text>
        <Button component={Link} to={`/demo?as=${isManager ? 'employee' : 'manager'}`} variant="default" size="xs">
          {t(isManager ? 'demo.asEmployee' : 'demo.asManager')}
        </Button>
      </Group>
    </Paper>
  );
}
