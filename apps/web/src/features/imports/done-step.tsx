import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RefusedReport } from './refused-report.tsx';
import { Counts } from './rows-step.tsx';
import type { Import } from './use-import.ts';

/** What was imported, what was left out, and how to take it back. */
export function DoneStep({ work, onClose }: { work: Import; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const { result, kind } = work;
  if (result === null) return null;
  return (
    <>
      <Counts result={result} />
      <Text>{t(`after.${kind}`)}</Text>
      <Group justify="space-between">
        {result.refused.length > 0 ? <RefusedReport headings={result.headings} refused={result.refused} /> : <span />}
        <Button onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      </Group>
    </>
  );
}
