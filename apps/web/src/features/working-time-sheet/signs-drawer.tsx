import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workingTimeSheet } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { FormDrawer } from '../../ui/form/form-drawer.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { ResourceDrawer } from '../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';
import { sheetQueries } from './sheet-queries.ts';

/** The signs of the sheet, which the business can rename. */
export function SignsDrawer({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...sheetQueries.signs(), refetchOnWindowFocus: false });
  const { t } = useTranslation('working-time-sheet');
  // A cached answer can be older than another manager's change.
  if (query.data !== undefined && query.isFetchedAfterMount) return <SignsForm stored={query.data} onClose={onClose} />;
  return (
    <FormDrawer isOpen title={t('signs.title')} isDirty={false} onClose={onClose}>
      <QueryView what="settings" query={query} skeleton={<RowsSkeleton />}>
        {() => <RowsSkeleton />}
      </QueryView>
    </FormDrawer>
  );
}

interface Values {
  signs: { kind: workingTimeSheet.SignKind; sign: string }[];
}

function SignsForm({ stored, onClose }: { stored: workingTimeSheet.SheetSigns; onClose: () => void }) {
  const { t } = useTranslation('working-time-sheet');
  const schema = workingTimeSheet.updateSheetSigns.body;
  // A later reading would bring another manager's version, and with it this form would overwrite their signs.
  const [base] = useState(stored);
  const form = useForm<Values>({
    initialValues: { signs: base.signs.map(({ kind, sign }) => ({ kind, sign })) },
    ...(schema && { validate: validateWith<Values>(schema, t) }),
  });
  const submit = useFormSubmit(form, async (body, write) => {
    await write(workingTimeSheet.updateSheetSigns, { body, ifMatch: base.version });
    toastSuccess(t('signs.saved'));
    onClose();
  });
  return (
    <ResourceDrawer
      title={t('signs.title')}
      isDirty={form.isDirty()}
      onClose={onClose}
      submit={submit}
      submitLabel={t('common:save')}
    >
      <Text size="sm">{t('signs.help')}</Text>
      {base.signs.map(({ kind, name, usual }, index) => (
        <TextInput
          key={kind}
          label={name}
          description={t('signs.usual', { sign: usual })}
          autoComplete="off"
          {...form.getInputProps(`signs.${index}.sign`)}
        />
      ))}
    </ResourceDrawer>
  );
}
