import { Button, Stack, Text } from '@mantine/core';
import { secondFactor } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/http/use-action.ts';
import { renewToken } from '../../../lib/session/session-store.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ProofForm } from './proof-form.tsx';
import { secondFactorQueries } from './second-factor-queries.ts';

/** Asks who is at the device, before a dangerous act that was sent long after the sign-in. */
export function ConfirmIdentityDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation('second-factor');
  const query = useQuery(secondFactorQueries.own());
  const write = useWrite();
  return (
    <Dialog onClose={() => onAnswer(false)} title={t('confirm.title')} zIndex={400}>
      <Stack gap="md">
        <Text>{t('confirm.text')}</Text>
        <QueryView what="settings" query={query} skeleton={<RowsSkeleton />}>
          {({ confirm_with }) => (
            <ProofForm
              ways={confirm_with}
              askOptions={() => write(secondFactor.getConfirmOptions, {})}
              send={async (body) => {
                const { access_token } = await write(secondFactor.confirm, { body });
                renewToken(access_token);
                onAnswer(true);
              }}
              submitLabel={t('confirm.submit')}
            >
              <Button variant="default" onClick={() => onAnswer(false)}>
                {t('common:cancel')}
              </Button>
            </ProofForm>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
