import { Button, Group, Text } from '@mantine/core';
import { certificates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSortState } from '../../../lib/use-sort-state.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { RowActions } from '../../../ui/table/resource-table.tsx';
import { CertificateDrawer } from './certificate-drawer.tsx';
import { certificateQueries } from './certificate-queries.ts';
import { KindsSection } from './kinds-section.tsx';
import { TONES } from './tones.ts';

type Certificate = certificates.Certificate;

/** `/manager/employees/certificates`: who has which certificate until when, what is missing, which work needs it. */
export function CertificatesPage() {
  const { t } = useTranslation('certificates');
  const mayWrite = useCan()('people.write');
  const query = useQuery(certificateQueries.list());
  // Without a kind there is nothing to record: the section below adds the first one.
  const { data: kinds = [] } = useQuery(certificateQueries.kinds());
  const deletion = useDelete(
    ({ id }: Certificate, write) => write(certificates.deleteCertificate, { params: { id: id ?? '' } }),
    t('deleted'),
  );
  const exampleKind = { name: t('example.kind'), roles: [], templates: [] };
  const fill = useAction(certificates.createKind, { done: t('example.filled') });
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        {...(mayWrite && kinds.length > 0 && { addLabel: t('add') })}
        what="certificates"
        query={query}
        empty={{
          icon: BadgeCheck,
          title: t('emptyTitle'),
          ...(mayWrite && { text: t(kinds.length === 0 ? 'emptyText' : 'emptyWithKinds') }),
          example: [[t('example.name'), t('example.kind'), t('states.valid')]],
          ...(mayWrite &&
            kinds.length === 0 && {
              fill: (
                <Button loading={fill.isBusy} onClick={() => fill.run({ body: exampleKind })}>
                  {t('example.fill', { kind: t('example.kind') })}
                </Button>
              ),
            }),
        }}
        drawer={(certificate: Certificate | null, close) => (
          <CertificateDrawer certificate={certificate} onClose={close} />
        )}
        below={<KindsSection />}
      >
        {(list, edit) => <CertificatesTable list={list} onEdit={edit} onDelete={deletion.ask} />}
      </ResourcePage>
      <ConfirmDialog {...deletion.dialog} title={t('deleteTitle')} confirmLabel={t('common:delete')}>
        <Text fw={600}>
          {deletion.asked?.employee_name}, {deletion.asked?.kind}
        </Text>
        <Text mt="xs">{t('deleteText')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface CertificatesTableProps {
  list: readonly Certificate[];
  onEdit: (certificate: Certificate) => void;
  onDelete: (certificate: Certificate) => void;
}

function CertificatesTable({ list, onEdit, onDelete }: CertificatesTableProps) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const mayWrite = useCan()('people.write');
  const [sort, setSort] = useSortState('state');
  const columns: Column<Certificate>[] = [
    {
      key: 'employee',
      header: t('employee'),
      sortValue: ({ employee_name }) => employee_name,
      cell: ({ employee_name, kind }) => (
        <>
          <Text size="md" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {employee_name}
          </Text>
          <Text size="sm" hiddenFrom="sm">
            {kind}
          </Text>
        </>
      ),
    },
    { key: 'kind', header: t('kind'), isSecondary: true, sortValue: ({ kind }) => kind, cell: ({ kind }) => kind },
    {
      key: 'until',
      header: t('until'),
      sortValue: ({ valid_until, id }) => (id === null ? '' : (valid_until ?? '9')),
      cell: ({ id, valid_until: day }) => (id === null ? '–' : day === null ? t('noEnd') : format.longDate(day)),
    },
    {
      key: 'state',
      header: t('state'),
      sortValue: ({ state, valid_until }) => certificates.states.indexOf(state) + (valid_until ?? '9'),
      cell: ({ state }) => <StatusBadge tone={TONES[state]} label={t(`states.${state}`)} />,
    },
    {
      key: 'actions',
      header: t('common:actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (one) => <Actions one={one} onEdit={() => onEdit(one)} onDelete={() => onDelete(one)} />,
    },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns.filter(({ key }) => mayWrite || key !== 'actions')}
      rows={list}
      rowKey={({ id, employee_id, kind_id }) => id ?? `${employee_id} ${kind_id}`}
      sort={sort}
      onSort={setSort}
    />
  );
}

function Actions({ one, onEdit, onDelete }: { one: Certificate; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('certificates');
  const words = { name: one.employee_name, kind: one.kind };
  if (one.id === null)
    return (
      <Button size="compact-sm" variant="subtle" aria-label={t('recordFor', words)} onClick={onEdit}>
        {t('record')}
      </Button>
    );
  return (
    <Group gap={0} justify="flex-end" wrap="nowrap">
      <RowActions
        editLabel={t('editOne', words)}
        deleteLabel={t('deleteOne', words)}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </Group>
  );
}
