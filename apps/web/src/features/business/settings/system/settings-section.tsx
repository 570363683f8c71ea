import { Alert, Button, Group, Paper } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../../../lib/use-typed-text.ts';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { Section } from './use-section.ts';

interface SettingsSectionProps {
  title: string;
  text: string;
  section: Section;
  children: ReactNode;
}

/** The only part of a page, with its "Save". */
export function SettingsSection({ title, text, section, children }: SettingsSectionProps) {
  return (
    <SettingsForm section={section}>
      <SettingsPart title={title} text={text}>
        {children}
      </SettingsPart>
    </SettingsForm>
  );
}

/** The parts of a page with their "Save"; shows a message when another user changed the same settings. */
export function SettingsForm({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTranslation('system-settings');
  const { onSubmit, isBusy, failure, isDirty, isOvertaken, discard } = section;
  useTypedText(isDirty);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <FormFrame onSubmit={onSubmit} failure={failure} gap="xl">
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
      </FormFrame>
    </Paper>
  );
}
