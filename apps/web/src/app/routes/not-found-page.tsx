import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useTitle } from '../../lib/use-title.ts';
import { MAIN_ID } from '../../ui/main-id.ts';
import { SupportLink } from '../../ui/feedback/support-link.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useTitle(t('notFound.title'));
  return (
    <Center component="main" id={MAIN_ID} mih="100vh" p="md">
      <Stack maw={440} gap="md">
        <Title order={1}>{t('notFound.title')}</Title>
        <Text c="dimmed">{t('notFound.text')}</Text>
        <Group>
          <Button component={Link} to="/">
            {t('notFound.home')}
          </Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            {t('notFound.back')}
          </Button>
        </Group>
        <SupportLink />
      </Stack>
    </Center>
  );
}
