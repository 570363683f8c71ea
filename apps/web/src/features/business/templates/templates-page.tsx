import { Button, Group, Text } from '@mantine/core';
import { constants, templates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useSortState } from '../../../lib/use-sort-state.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { ResourceTable } from '../../../ui/table/resource-table.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { onCallName, TemplateDrawer } from './template-drawer.tsx';
import pieces from '../../../ui/pieces.module.css';

type Template = templates.Template;

/** Two shifts that most cafés and shops have. */
const EXAMPLE = [
  { name: 'morning', start_time: '07:00', end_time: '15:00', break_minutes: 30, color: 'green' },
  { name: 'evening', start_time: '15:00', end_time: '23:00', break_minutes: 30, color: 'blue' },
] as const;

/** `/manager/shifts/templates` */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const query = useQuery(queries.templates());
  const deletion = useDelete(
    ({ name }: Template, write) => write(templates.deleteTemplate, { params: { name } }),
    t('deleted'),
  );
  const fill = useAction<undefined, unknown>(
    async (_, write) => {
      for (const { name, ...times } of EXAMPLE)
        await write(templates.createTemplate, { body: { ...times, name: t(`example.${name}`) } });
    },
    { done: t('example.filled') },
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        addLabel={t('add')}
        what="templates"
        query={query}
        empty={{
          icon: Clock,
          title: t('emptyTitle'),
          text: t('emptyText'),
          example: EXAMPLE.map(({ name, start_time, end_time }) => [t(`example.${name}`), `${start_time}–${end_time}`]),
          fill: (
            <Button loading={fill.isBusy} onClick={() => fill.run()}>
              {t('example.fill')}
            </Button>
          ),
        }}
        drawer={(template: Template | null, close) => (
          <TemplateDrawer template={template} color={freeColor(query.data ?? [])} onClose={close} />
        )}
      >
        {(list, edit) => <TemplatesTable list={list} onEdit={edit} onDelete={deletion.ask} />}
      </ResourcePage>
      <ConfirmDialog {...deletion.dialog} title={t('deleteTitle')} confirmLabel={t('common:delete')}>
        <Text fw={600}>{deletion.asked?.name}</Text>
        <Text mt="xs">{t('deleteText')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface TemplatesTableProps {
  list: readonly Template[];
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

function TemplatesTable({ list, onEdit, onDelete }: TemplatesTableProps) {
  const { t } = useTranslation('templates');
  const label = useFieldLabel('template');
  const format = useFormat();
  const [sort, setSort] = useSortState('time');
  const columns: Column<Template>[] = [
    {
      key: 'name',
      header: label('name'),
      sortValue: ({ name }) => name,
      cell: (template) => <Name {...template} />,
    },
    {
      key: 'time',
      header: t('time'),
      sortValue: ({ start_time, end_time }) => start_time + end_time,
      cell: ({ start_time, end_time }) => (
        <Group gap="2px 8px">
          <span className={pieces.whole}>{`${start_time}–${end_time}`}</span>
          {end_time <= start_time && (
            <Text size="sm" c="dimmed">
              {t('nextDay')}
            </Text>
          )}
        </Group>
      ),
    },
    {
      key: 'break',
      header: t('breakShort'),
      align: 'right',
      isSecondary: true,
      sortValue: ({ break_minutes }) => break_minutes,
      cell: ({ break_minutes }) => t('minutes', { count: break_minutes }),
    },
    {
      key: 'hours',
      header: t('netShort'),
      align: 'right',
      isSecondary: true,
      sortValue: ({ minutes }) => minutes,
      // On-call time at home is no working time: "0 h" would read like a mistake.
      cell: ({ minutes, on_call }) => (on_call === 'at_home' ? '–' : format.minutesAsHours(minutes)),
    },
  ];
  return (
    <ResourceTable
      label={t('title')}
      columns={columns}
      rows={list}
      rowKey={({ name }) => name}
      sort={sort}
      onSort={setSort}
      editLabel={({ name }) => t('editOne', { name })}
      deleteLabel={({ name }) => t('deleteOne', { name })}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
}

/** The colour that is used least. */
function freeColor(list: readonly Template[]): Template['color'] {
  const uses = (color: string) => list.filter((template) => template.color === color).length;
  return constants.colors.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}

function Name({ name, color, on_call }: Template) {
  const { t } = useTranslation('templates');
  return (
    <Group gap="sm" wrap="nowrap">
      <ColorDot color={color} />
      <div>
        <Text size="md" fw={500}>
          {name}
        </Text>
        {on_call !== 'none' && (
          <Text size="sm" c="dimmed">
            {onCallName(t, on_call)}
          </Text>
        )}
      </div>
    </Group>
  );
}
