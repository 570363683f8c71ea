import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import type { Section } from './use-section.ts';

interface SettingsSectionProps {
  title: string;
  text: string;
  section: Section;
  children: ReactNode;
}

/** One part of the settings with its own "Save"; it says when somebody else changed the same part. */
export function SettingsSection({ title, text, section, children }: SettingsSectionProps) {
  const { t } = useTranslation('system-settings');
  const id = useId();
  const { onSubmit, isBusy, failure, isDirty, isOvertaken, discard } = section;
  useTypedText(isDirty);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby={id}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <div>
            <Title order={2} id={id}>
              {title}
            </Title>
            <Text c="dimmed" maw={640}>
              {text}
            </Text>
          </div>
          <FormFailure text={failure} />
          {isOvertaken && (
            <Alert color="yellow" role="alert" icon={<UsersRound size={18} aria-hidden />}>
              {t('overtaken')}
            </Alert>
          )}
          {children}
          <Group justify="flex-end">
            <Button variant="default" disabled={!isDirty || isBusy} onClick={discard}>
              {t('discard')}
            </Button>
            <Button type="submit" disabled={!isDirty} loading={isBusy}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
