import { Group, Text } from '@mantine/core';
import { requirements, type standardWeeks, type templates } from '@pamaina/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { weekdayOf } from '../../../lib/dates/dates.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { ExplainedTitle } from '../../../ui/explained-title.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ResourceTable } from '../../../ui/table/resource-table.tsx';
import { ExceptionDrawer } from './exception-drawer.tsx';
import { ExceptionsMonth } from './exceptions-month.tsx';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';

type Requirement = requirements.Requirement;

interface ExceptionsListProps {
  list: readonly Requirement[];
  weeks: readonly standardWeeks.StandardWeek[];
  templateList: readonly templates.Template[];
}

/** The dates whose numbers differ from those of their weekday. */
export function ExceptionsList({ list, weeks, templateList }: ExceptionsListProps) {
  const { t } = useTranslation('requirements');
  const [edited, setEdited] = useState<Requirement | { newOn: string | null } | null>(null);
  const [month, setMonth] = useState(monthOf(useClock().today()));
  const exceptions = list
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));

  const remove = useDeleteWithUndo<Requirement>({
    remove: ({ id, version }, write) => write(requirements.deleteRequirement, { params: { id }, ifMatch: version }),
    restore: ({ date, template, role, count }, write) =>
      write(requirements.createRequirement, { body: { date, template, role, count } }),
    done: t('exceptionDeleted'),
  });
  const columns = useColumns(list, weeks);
  return (
    <section>
      <Group justify="space-between" mt="xl" mb="sm">
        <ExplainedTitle order={2} title={t('exceptions')} about={t('exceptionsText')} />
        <CommandButton
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          act={() => setEdited({ newOn: null })}
        >
          {t('addException')}
        </CommandButton>
      </Group>
      <ExceptionsMonth
        month={month}
        onMonth={setMonth}
        exceptions={exceptions}
        onDay={(date) => setEdited({ newOn: date })}
        onEdit={setEdited}
      />
      {exceptions.length === 0 ? (
        <Text c="dimmed">{t('noExceptionsText')}</Text>
      ) : (
        <ResourceTable
          label={t('exceptions')}
          columns={columns}
          rows={exceptions}
          rowKey={({ id }) => id}
          editLabel={(one) => t('editOne', nameOf(one))}
          deleteLabel={(one) => t('deleteOne', nameOf(one))}
          onEdit={setEdited}
          onDelete={remove}
        />
      )}
      {edited && (
        <ExceptionDrawer
          key={'newOn' in edited ? `new ${edited.newOn}` : edited.id}
          {...('newOn' in edited ? { exception: null, date: edited.newOn } : { exception: edited, date: null })}
          templateList={templateList}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function useColumns(list: readonly Requirement[], weeks: ExceptionsListProps['weeks']): Column<Requirement>[] {
  const { t } = useTranslation('requirements');
  const label = useFieldLabel('requirement');
  const format = useFormat();
  return [
    { key: 'date', header: label('date'), cell: ({ date }) => format.fullDate(date ?? '') },
    { key: 'template', header: label('template'), cell: ({ template }) => template },
    { key: 'role', header: label('role'), cell: ({ role }) => role },
    {
      key: 'count',
      header: label('count'),
      align: 'right',
      cell: ({ count }) => <strong>{format.number(count)}</strong>,
    },
    {
      key: 'standard',
      header: t('usually'),
      align: 'right',
      isSecondary: true,
      cell: (exception) => format.number(usualCount(exception, list, weeks)),
    },
  ];
}

/** What its template and role have without it: in the named week of its date, else in the weekly standard. */
function usualCount(
  { date, template, role }: Requirement,
  list: readonly Requirement[],
  weeks: ExceptionsListProps['weeks'],
) {
  const on = date ?? '';
  const week = weeks.find(({ spans }) => spans.some(({ start_date, end_date }) => start_date <= on && on <= end_date));
  const isSlot = (other: { template: string; role: string; weekday: number | null }) =>
    other.template === template && other.role === role && other.weekday === weekdayOf(on);
  return (week?.requirements ?? list).find(isSlot)?.count ?? 0;
}

function nameOf({ date, template, role }: Requirement) {
  return { date, template, role };
}
