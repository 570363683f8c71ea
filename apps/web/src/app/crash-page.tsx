import { Button, Center, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../ui/main-id.ts';

/** When a page could not be loaded or drawn: said plainly, with the one thing that helps. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <Center component="main" id={MAIN_ID} mih="100vh" p="md">
      <Stack maw={440} gap="md" role="alert">
        <Text component="h1" fz={28} fw={650} m={0}>
          {t('crash.title')}
        </Text>
        <Text c="dimmed">{t('crash.text')}</Text>
        <Button w="fit-content" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
      </Stack>
    </Center>
  );
}
