import { exports } from '@pamaina/contract';
import { Checkbox, Radio, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { useExport } from './use-export.ts';

interface PrintDialogProps {
  /** First and last date of what is printed. */
  range: { start: string; end: string };
  onClose: () => void;
}

/** What the schedule for the wall is printed on, and whether drafts are in it. */
export function PrintDialog({ range, onClose }: PrintDialogProps) {
  const { t } = useTranslation('printing');
  const [paper, setPaper] = useState<exports.Paper>('a4');
  const [hasDrafts, setHasDrafts] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const download = useExport(range);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const isDone = await download('pdf', { paper, drafts: hasDrafts ? 'yes' : 'no' });
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('title')}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Radio.Group label={t('paper')} value={paper} onChange={(value) => setPaper(value === 'a3' ? 'a3' : 'a4')}>
            <Stack gap="xs" mt={6}>
              {exports.Paper.options.map((value) => (
                <Radio key={value} value={value} label={t(`papers.${value}`)} description={t(`help.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Checkbox
            label={t('drafts')}
            description={t('draftsHelp')}
            checked={hasDrafts}
            onChange={(event) => setHasDrafts(event.currentTarget.checked)}
          />
          <FormActions submitLabel={t('download')} isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
