import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GenerateOptionsForm } from './generate-options-form.tsx';
import { useGenerateOptions } from './use-generate-options.ts';
import type { GenerateOptions } from './use-generation.ts';

interface GenerateDrawerProps {
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  byHand: number;
  onGenerate: (options: GenerateOptions) => void;
  onClose: () => void;
}

/** The generation options on a phone, which has no room for them next to the button: a sheet from below. */
export function GenerateDrawer({ week, roles, byHand, onGenerate, onClose }: GenerateDrawerProps) {
  const { t } = useTranslation('schedule');
  const { form } = useGenerateOptions(week, (options) => {
    onClose();
    onGenerate(options);
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('generate.options')}
      position="bottom"
      size="auto"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <GenerateOptionsForm {...form} roles={roles} byHand={byHand} />
    </Drawer>
  );
}
