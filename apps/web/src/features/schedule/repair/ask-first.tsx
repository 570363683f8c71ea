import { Button, Group, Stack, Text } from '@mantine/core';
import { asks } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { keepManner, lastManner, MannerFields } from '../../asks/index.ts';

interface AskFirstProps {
  /** Of the proposal. */
  id: string;
  /** With the message, and what undoes it. */
  onAsked: (message: string, undoId: string) => void;
  onBack: () => void;
}

/** Records the absence and asks employees about its shifts, instead of giving them to anybody. */
export function AskFirst({ id, onAsked, onBack }: AskFirstProps) {
  const { t } = useTranslation('asks');
  const [manner, setManner] = useState(lastManner);
  const ask = useAction(asks.askForRepair, {
    onDone: ({ asked, undo_id }) => {
      keepManner(manner);
      onAsked(t('askedFirst', { count: asked }), undo_id);
    },
  });
  return (
    <Stack gap="md">
      <Text>{t('askFirstHelp')}</Text>
      <MannerFields manner={manner} onChange={setManner} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={ask.isBusy}>
          {t('answers:repair.back')}
        </Button>
        <Button loading={ask.isBusy} onClick={() => ask.run({ params: { id }, body: manner })}>
          {t('button')}
        </Button>
      </Group>
    </Stack>
  );
}
