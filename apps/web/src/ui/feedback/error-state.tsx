import { Alert, Button, Stack, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A loading error: says what happened and offers a retry. */
export function ErrorState({ title, text, onRetry }: { title?: string; text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="red" title={title ?? t('errorTitle')} icon={<CircleAlert size={18} aria-hidden />}>
      <Stack align="flex-start" gap="sm">
        <Text c="inherit">{text}</Text>
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
