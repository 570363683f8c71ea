import { Modal, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const keys = ['walk', 'edit', 'add', 'next', 'move', 'remove', 'pin', 'menu', 'undo', 'redo', 'edge', 'drag'] as const;
const several = ['absence', 'several', 'clear', 'find'] as const;

/** The keyboard shortcuts of the calendar. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schedule');
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Table>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" style={{ whiteSpace: 'nowrap' }}>
                {t(`keys.${key}.keys`)}
              </Table.Th>
              <Table.Td>{t(`keys.${key}.text`)}</Table.Td>
            </Table.Tr>
          ))}
          {several.map((key) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" style={{ whiteSpace: 'nowrap' }}>
                {t(`calendar:keys.${key}.keys`)}
              </Table.Th>
              <Table.Td>{t(`calendar:keys.${key}.text`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
