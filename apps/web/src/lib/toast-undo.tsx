import { Button, Group } from '@mantine/core';
import i18n from 'i18next';
import { hideToast, show } from './toasts.ts';

/** Confirms an action and offers to undo it for eight seconds. */
export function toastUndo(message: string, onUndo: () => void): void {
  const id = crypto.randomUUID();
  const undo = () => {
    hideToast(id);
    onUndo();
  };
  const content = (
    <Group justify="space-between" wrap="nowrap">
      {message}
      <Button size="compact-sm" variant="light" flex="none" onClick={undo}>
        {i18n.t('common:undo')}
      </Button>
    </Group>
  );
  show({ id, message: content, color: 'blue', autoClose: 8000, loading: false }, false);
}
