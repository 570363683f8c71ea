import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Closed: no one is scheduled. Open: the weekly standard applies (Decisions, Holidays). */
export function ClosedChoice({ value, onChange }: { value: boolean; onChange: (closed: boolean) => void }) {
  const { t } = useTranslation('holidays');
  return (
    <Radio.Group
      label={t('choice')}
      value={value ? 'closed' : 'open'}
      onChange={(chosen) => onChange(chosen === 'closed')}
    >
      <Stack gap="xs" mt={6}>
        <Radio value="closed" label={t('closed')} description={t('closedHelp')} />
        <Radio value="open" label={t('open')} description={t('openHelp')} />
      </Stack>
    </Radio.Group>
  );
}
