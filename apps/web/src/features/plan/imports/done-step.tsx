import { Alert, Button, Group, List, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RefusedReport } from '../../../ui/file-import/refused-report.tsx';
import { Counts } from './rows-step.tsx';
import type { Import, UndoneImport } from './use-import.ts';

/** What was imported, what was left out, and how to take it back. */
export function DoneStep({ work, onClose }: { work: Import; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const { result, kind, undone, isBusy, undo } = work;
  if (result === null) return null;
  const { import_id, counts, headings, refused } = result;
  return (
    <>
      {undone === null ? (
        <>
          <Counts result={result} />
          <Text>{t(`after.${kind}`)}</Text>
          {import_id !== null && <Text>{t('after.added')}</Text>}
        </>
      ) : (
        <Undone undone={undone} />
      )}
      <Group justify="space-between">
        <Group gap="sm">
          {refused.length > 0 && <RefusedReport headings={headings} refused={refused} />}
          {import_id !== null && undone === null && (
            <Button
              variant="default"
              leftSection={<Undo2 size={16} aria-hidden />}
              loading={isBusy}
              onClick={() => undo(import_id)}
            >
              {t('undo.button', { count: counts.create })}
            </Button>
          )}
        </Group>
        <Button onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      </Group>
    </>
  );
}

/** Who was deleted again, and who was not and why. */
function Undone({ undone: { removed, kept } }: { undone: UndoneImport }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <Text fw={500} role="status">
        {t('undo.removed', { count: removed })}
      </Text>
      {kept.length > 0 && (
        <Alert color="yellow" title={t('undo.kept', { count: kept.length })}>
          <Text size="sm" mb="xs">
            {t('undo.keptHelp')}
          </Text>
          <List size="sm" mah={260} style={{ overflowY: 'auto' }}>
            {kept.map(({ employee_id, name, uses }) => (
              <List.Item key={employee_id} style={{ overflowWrap: 'anywhere' }}>
                {t('undo.person', { name, id: employee_id })} {uses.map((use) => t(`undo.uses.${use}`)).join(', ')}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
