import { Anchor, Group, Paper, Skeleton, Title, UnstyledButton } from '@mantine/core';
import type { activity } from '@pamaina/contract';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import classes from './dashboard.module.css';

const RecentLines = lazyPart(async () => {
  const texts = loadTexts('history');
  const { RecentLines: Part } = await import('./recent-lines.tsx');
  await texts;
  return Part;
});

/** The latest changes, once their heading is pressed: nothing is to be done about them. The history has them all. */
export function RecentActivity({ items }: { items: readonly activity.Activity[] }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <Paper component="section" aria-labelledby={id} bg="transparent">
      <Group justify="space-between" mb="xs">
        <Title order={2} id={id}>
          <UnstyledButton className={classes.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('activity.title')}
            <Sign size={16} aria-hidden />
          </UnstyledButton>
        </Title>
        {isOpen && (
          <Anchor component={Link} to="/manager/history" size="sm">
            {t('activity.more')}
          </Anchor>
        )}
      </Group>
      {isOpen && (
        <OptionalPart place={isOpen} fallback={<Skeleton height={112} aria-label={t('common:loading')} />}>
          <RecentLines items={items} />
        </OptionalPart>
      )}
    </Paper>
  );
}
