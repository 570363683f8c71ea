import { Alert, Anchor, List } from '@mantine/core';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarData } from './use-calendar-data.ts';

/** What a new project still lacks before a month can be planned. */
export function FirstSteps({ data }: { data: CalendarData }) {
  const { t } = useTranslation('schedule');
  const steps = [
    { key: 'employees', to: '/manager/employees', isDue: data.people.length === 0 },
    { key: 'templates', to: '/manager/shifts/templates', isDue: data.templates.length === 0 },
    { key: 'requirements', to: '/manager/shifts/requirements', isDue: data.requirements.length === 0 },
  ] as const;
  return (
    <Alert color="blue" title={t('firstSteps.title')} icon={<ListChecks size={18} aria-hidden />}>
      <List>
        {steps
          .filter((step) => step.isDue)
          .map((step) => (
            <List.Item key={step.key}>
              <Anchor component={Link} to={step.to}>
                {t(`firstSteps.${step.key}`)}
              </Anchor>
            </List.Item>
          ))}
      </List>
    </Alert>
  );
}
