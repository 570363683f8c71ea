import { Button, Group } from '@mantine/core';
import i18n from 'i18next';
import { show } from './toasts.ts';

/** Shows that the page is older than the server, and offers a reload; stays until then. */
export function toastReload(message: string): void {
  const content = (
    <Group justify="space-between" wrap="nowrap">
      {message}
      <Button size="compact-sm" variant="light" onClick={() => window.location.reload()}>
        {i18n.t('common:reload')}
      </Button>
    </Group>
  );
  show({ id: message, message: content, color: 'blue', autoClose: false, loading: false }, false);
}
