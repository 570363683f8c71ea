import { Center } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { ErrorState } from '../../ui/feedback/empty-state.tsx';
import { MAIN_ID } from '../../ui/main-id.ts';

/** The server can't tell who the user is: an error with a retry instead of an endless spinner. */
export function SessionFailed() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  return (
    <Center component="main" id={MAIN_ID} mih="100vh" p="md">
      <ErrorState text={t('error.noResponse')} onRetry={() => void refresh()} />
    </Center>
  );
}
