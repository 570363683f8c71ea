import { NumberInput, Table } from '@mantine/core';
import type { rosterGrid } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Section } from '../../../ui/section.tsx';
import type { RosterWork } from './use-roster-grid.ts';

interface NeedRowsProps {
  proposal: rosterGrid.RosterGrid;
  correct: RosterWork['correct'];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** A Monday. */
const MONDAY = '2026-01-05';

/** How many people the schedule had by template, role and weekday: the weekly standard that it amounts to. */
export function NeedRows({ proposal: { requirements }, correct }: NeedRowsProps) {
  const { t } = useTranslation('roster-grid');
  const format = useFormat();
  const rows = Map.groupBy(requirements, ({ hours, role }) => `${hours} ${role}`);
  if (rows.size === 0) return null;
  return (
    <Section title={t('needs.title')} about={t('needs.about')}>
      <Table.ScrollContainer minWidth={640}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('needs.template')}</Table.Th>
              {WEEKDAYS.map((weekday) => (
                <Table.Th key={weekday}>{format.weekdayShort(addDays(MONDAY, weekday - 1))}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...rows].map(([key, [first, ...others]]) =>
              first === undefined ? null : <NeedRow key={key} needs={[first, ...others]} correct={correct} />,
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}

function NeedRow({
  needs,
  correct,
}: {
  needs: readonly [rosterGrid.RosterNeed, ...rosterGrid.RosterNeed[]];
  correct: RosterWork['correct'];
}) {
  const { t } = useTranslation('roster-grid');
  const format = useFormat();
  const [{ hours, template, role }] = needs;
  const needOn = (weekday: number) => needs.find((need) => need.weekday === weekday);
  const name = t('needs.row', { template, role });
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      {WEEKDAYS.map((weekday) => (
        <Table.Td key={weekday} p={4}>
          <NumberInput
            aria-label={t('needs.one', { name, weekday: format.weekdayShort(addDays(MONDAY, weekday - 1)) })}
            size="xs"
            w={56}
            min={0}
            max={200}
            allowDecimal={false}
            clampBehavior="strict"
            hideControls
            value={needOn(weekday)?.count ?? 0}
            disabled={needOn(weekday)?.exists === true}
            onChange={(count) => typeof count === 'number' && correct({ needs: [{ hours, role, weekday, count }] })}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
