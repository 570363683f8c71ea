import { Checkbox, Group, Table, Text } from '@mantine/core';
import type { rosterGrid } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { readTime } from '../../../ui/form/time-field.tsx';
import { Committed } from './pieces.tsx';
import { ProposalTable } from './proposal-table.tsx';
import type { RosterWork } from './use-roster-grid.ts';

interface CodeRowsProps {
  questions: readonly rosterGrid.RosterQuestion[];
  correct: RosterWork['correct'];
}

type Code = Extract<rosterGrid.RosterQuestion, { kind: 'code' }>;

/** The times of a code that is work after all, until others are entered. */
const USUAL = { start: '09:00', end: '17:00' };

/** What the codes of the schedule mean: hours, or that nobody works. */
export function CodeRows({ questions, correct }: CodeRowsProps) {
  const { t } = useTranslation('roster-grid');
  const codes = questions.filter((question) => question.kind === 'code');
  if (codes.length === 0) return null;
  return (
    <ProposalTable
      title={t('codes.title')}
      about={t('codes.about')}
      minWidth={340}
      heads={[t('codes.code'), t('codes.uses'), t('codes.works'), t('codes.hours')]}
    >
      {codes.map((code) => (
        <CodeRow key={code.code} code={code} correct={correct} />
      ))}
    </ProposalTable>
  );
}

function CodeRow({ code: { code, uses, hours, certain }, correct }: { code: Code; correct: RosterWork['correct'] }) {
  const { t } = useTranslation('roster-grid');
  const choose = (meaning: Code['hours']) => correct({ codes: { [code]: meaning } } as rosterGrid.RosterAnswers);
  const enter = (part: 'start' | 'end') => (text: string) => {
    const time = readTime(text);
    const next = hours && { ...hours, [part]: time };
    if (next && /^\d\d:\d\d$/.test(time) && next.start !== next.end) choose(next);
  };
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600}>{code}</Text>
        {!certain && (
          <Text size="xs" c="dimmed">
            {t('codes.guessed')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{uses}</Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={t('codes.worksOne', { code })}
          checked={hours !== null}
          onChange={(event) => choose(event.currentTarget.checked ? USUAL : null)}
        />
      </Table.Td>
      <Table.Td>
        {hours === null ? (
          <Text size="sm" c="dimmed">
            {t('codes.free')}
          </Text>
        ) : (
          <Group gap={4} wrap="nowrap">
            <Committed label={t('codes.startOf', { code })} value={hours.start} onCommit={enter('start')} max={5} />
            <Committed label={t('codes.endOf', { code })} value={hours.end} onCommit={enter('end')} max={5} />
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
