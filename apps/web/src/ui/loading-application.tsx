import { Center, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Spec section 2: the fallback while the application loads. */
export function LoadingApplication() {
  const { t } = useTranslation();
  return (
    <Center mih="100vh" role="status">
      <Stack align="center" gap="sm">
        <Loader aria-hidden />
        <Text c="dimmed">{t('loadingApplication')}</Text>
      </Stack>
    </Center>
  );
}
