import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { OperatorDetails } from '../../../ui/feedback/operator-details.tsx';
import { supportEmail } from '../../../ui/feedback/support-link.tsx';

/** `/help`: whom to write to, and the guide. Every footer leads here, with and without a session. */
export function HelpPage() {
  const { t } = useTranslation('legal');
  const email = supportEmail();
  return (
    <EntryLayout width={520}>
      <Stack gap="md">
        <Title order={1}>{t('common:help.title')}</Title>
        <Paper withBorder p="lg">
          <Stack gap="xs" align="flex-start">
            <Title order={2}>{t('help.guide')}</Title>
            <Text>{t('help.guideText')}</Text>
            <Button component={Link} to="/guide" leftSection={<BookOpen size={16} aria-hidden />}>
              {t('help.toGuide')}
            </Button>
          </Stack>
        </Paper>
        <Paper withBorder p="lg">
          <Stack gap="xs" align="flex-start">
            <Title order={2}>{t('help.write')}</Title>
            {email === null ? (
              <Text>{t('help.owner')}</Text>
            ) : (
              <>
                <Anchor href={`mailto:${email}`}>{email}</Anchor>
                <Text>{t('help.what')}</Text>
              </>
            )}
            <Text>{t('help.employee')}</Text>
            <OperatorDetails />
          </Stack>
        </Paper>
      </Stack>
    </EntryLayout>
  );
}
