import { Group, MultiSelect, Stack, TagsInput, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { certificates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { RowActions } from '../../../ui/table/resource-table.tsx';
import { certificateQueries } from './certificate-queries.ts';

type Kind = certificates.CertificateKind;

/** The kinds of certificates, and which work needs one. */
export function KindsSection() {
  const { t } = useTranslation('certificates');
  const mayWrite = useCan()('people.write');
  const { data: kinds = [] } = useQuery(certificateQueries.kinds());
  const [edited, setEdited] = useState<{ kind: Kind | null } | null>(null);
  const deletion = useDelete(
    ({ id }: Kind, write) => write(certificates.deleteKind, { params: { id } }),
    t('kinds.deleted'),
  );
  return (
    <section>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2}>{t('kinds.title')}</Title>
        {mayWrite && (
          <CommandButton
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            act={() => setEdited({ kind: null })}
          >
            {t('kinds.add')}
          </CommandButton>
        )}
      </Group>
      {kinds.length === 0 && <Text c="dimmed">{t('kinds.empty')}</Text>}
      <Stack gap="xs">
        {kinds.map((kind) => (
          <Group key={kind.id} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={500}>{kind.name}</Text>
              <Text size="sm" c="dimmed">
                {kind.roles.length + kind.templates.length === 0
                  ? t('kinds.noNeed')
                  : `${t('kinds.needs')}: ${[...kind.roles, ...kind.templates].join(', ')}`}
              </Text>
            </div>
            {mayWrite && (
              <Group gap={0} wrap="nowrap">
                <RowActions
                  editLabel={t('kinds.editOne', { name: kind.name })}
                  deleteLabel={t('kinds.deleteOne', { name: kind.name })}
                  onEdit={() => setEdited({ kind })}
                  onDelete={() => deletion.ask(kind)}
                />
              </Group>
            )}
          </Group>
        ))}
      </Stack>
      {edited && <KindDrawer key={edited.kind?.id ?? 'new'} kind={edited.kind} onClose={() => setEdited(null)} />}
      <ConfirmDialog {...deletion.dialog} title={t('kinds.deleteTitle')} confirmLabel={t('common:delete')}>
        <Text fw={600}>{deletion.asked?.name}</Text>
        <Text mt="xs">{t('kinds.deleteText')}</Text>
      </ConfirmDialog>
    </section>
  );
}

interface Values {
  name: string;
  roles: string[];
  templates: string[];
}

function KindDrawer({ kind, onClose }: { kind: Kind | null; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const { suggested } = useRoleNames();
  const { data: templates = [] } = useQuery(queries.templates());
  const form = useForm<Values>({
    initialValues: { name: kind?.name ?? '', roles: kind?.roles ?? [], templates: kind?.templates ?? [] },
    validate: validateWith<Values>(certificates.newKind, t),
  });
  const submit = useFormSubmit(form, async (body, write) => {
    if (kind === null) await write(certificates.createKind, { body });
    else await write(certificates.updateKind, { params: { id: kind.id }, body, ifMatch: kind.version });
    onClose();
  });
  return (
    <ResourceDrawer
      title={t(kind === null ? 'kinds.add' : 'kinds.edit')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      onClose={onClose}
    >
      <Text size="sm">{t('kinds.help')}</Text>
      <TextInput label={t('kinds.name')} required data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      <TagsInput
        label={t('kinds.roles')}
        data={[...suggested]}
        splitChars={[',', ';']}
        acceptValueOnBlur
        {...form.getInputProps('roles')}
      />
      <MultiSelect
        label={t('kinds.templates')}
        data={templates.map(({ name }) => name)}
        withScrollArea={false}
        {...form.getInputProps('templates')}
      />
    </ResourceDrawer>
  );
}
