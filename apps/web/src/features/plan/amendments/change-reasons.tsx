import type { amendments } from '@pamaina/contract';
import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './amendment.module.css';
import { useChangeText } from './use-change-text.ts';

/** Why a version changed the one before, change by change; only managers read it. */
export function ChangeReasons({ changes }: { changes: readonly amendments.PublishedChange[] }) {
  const { t } = useTranslation('amendments');
  const text = useChangeText();
  return (
    <Stack gap="xs" mt="lg">
      <Title order={2}>{t('reasons')}</Title>
      <ul className={classes.people}>
        {changes.map((change) => (
          <li key={change.id} className={classes.person}>
            <Text size="sm">{text(change)}</Text>
            <Text size="sm" c="dimmed">
              {change.reason}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
