import { Box, Button, Group, Select, Stack, Text } from '@mantine/core';
import { standardWeeks, type requirements, type templates } from '@pamaina/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { ExplainedTitle } from '../../../ui/explained-title.tsx';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { UncoveredNotice } from './uncovered-notice.tsx';
import { useStandardEdits } from './use-standard-edits.ts';
import { bodyOf, rowsOfWeek, useWeekEdits } from './use-week-edits.ts';
import { WeekDrawer } from './week-drawer.tsx';
import { WeekGrid } from './week-grid.tsx';

type Week = standardWeeks.StandardWeek;

/** Stands for the weekly standard in the list of weeks. */
const STANDARD = 'standard';

interface StandardSectionProps {
  list: readonly requirements.Requirement[];
  weeks: readonly Week[];
  templateList: readonly templates.Template[];
}

/** The weekly standard and the named weeks, one of which is shown; which one is in the address. */
export function StandardSection({ list, weeks, templateList }: StandardSectionProps) {
  const { t } = useTranslation('requirements');
  const [asked, setAsked] = useAddressState('week');
  const [edited, setEdited] = useState<Week | 'new' | null>(null);
  const week = weeks.find(({ id }) => id === asked) ?? null;
  const copied = list.flatMap(({ template, role, weekday, count }) =>
    weekday === null ? [] : [{ template, role, weekday, count }],
  );
  const shown = week === null ? list : rowsOfWeek(week.id, week.requirements);
  return (
    <>
      <section>
        <Group justify="space-between" mb="sm">
          <ExplainedTitle order={2} title={week?.name ?? t('standard')} about={t('standardText')} />
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t('weeks.add')}
          </Button>
        </Group>
        {weeks.length > 0 && (
          <Select
            label={t('weeks.shown')}
            data={[
              { value: STANDARD, label: t('weeks.standard') },
              ...weeks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={week?.id ?? STANDARD}
            onChange={(id) => setAsked(id === null || id === STANDARD ? '' : id)}
            allowDeselect={false}
            mb="sm"
            maw={320}
          />
        )}
        {week === null ? (
          <StandardGrid list={list} templateList={templateList} />
        ) : (
          <NamedWeek key={week.id} week={week} templateList={templateList} onEdit={() => setEdited(week)} />
        )}
        <UncoveredNotice list={shown} templateList={templateList} />
      </section>
      <Box mt="xl">
        <BalanceFigure list={shown} templateList={templateList} />
      </Box>
      {edited !== null && (
        <WeekDrawer
          key={edited === 'new' ? 'new' : edited.id}
          week={edited === 'new' ? null : edited}
          copied={copied}
          onDone={(id) => {
            setEdited(null);
            setAsked(id);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function StandardGrid({ list, templateList }: Omit<StandardSectionProps, 'weeks'>) {
  return <WeekGrid edits={useStandardEdits(list)} templateList={templateList} />;
}

interface NamedWeekProps extends Pick<StandardSectionProps, 'templateList'> {
  week: Week;
  onEdit: () => void;
}

/** A named week: when it is in force, and its numbers. */
function NamedWeek({ week, templateList, onEdit }: NamedWeekProps) {
  const { t } = useTranslation('requirements');
  const format = useFormat();
  const edits = useWeekEdits(week);
  const remove = useDeleteWithUndo<Week>({
    remove: ({ id }, write) => write(standardWeeks.deleteWeek, { params: { id } }),
    restore: (one, write) => {
      const body = bodyOf(one);
      return write(standardWeeks.createWeek, { body: standardWeeks.createWeek.body?.parse(body) ?? body });
    },
    done: t('weeks.deleted'),
  });
  const spans = week.spans.map(({ start_date, end_date }) => format.range(start_date, end_date));
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Text>{spans.length === 0 ? t('weeks.never') : t('weeks.inForce', { spans: spans.join('; ') })}</Text>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Pencil size={14} aria-hidden />}
          onClick={onEdit}
        >
          {t('weeks.edit')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => remove(week)}
        >
          {t('weeks.delete')}
        </Button>
      </Group>
      <WeekGrid edits={edits} templateList={templateList} />
    </Stack>
  );
}
