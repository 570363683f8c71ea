import { Alert, Button, Checkbox, Group, List, Radio, Stack, Text } from '@mantine/core';
import { takingsImport } from '@pamaina/contract';
import { CircleAlert, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ReadingChoices } from '../../../ui/file-import/reading-choices.tsx';
import { RefusedReport } from '../../../ui/file-import/refused-report.tsx';
import { useKindAmount } from './use-amount.ts';
import type { TakingsFile } from './use-import-takings.ts';

const FAULTS_SHOWN = 20;
const UNUSUAL_SHOWN = 10;

type Result = takingsImport.TakingsImportResult;

/** What the file would store: its days and sums, rows with errors, what was stored before, unusual values. */
export function TakingsPreview({ work }: { work: TakingsFile }) {
  const { t } = useTranslation('takings-import');
  const { result, choices, isBusy, goBack, store } = work;
  if (result === null) return null;
  const isAsked = result.readings.some(({ value }) => value === null);
  const isWaiting = (result.refused_count > 0 && !choices.skips) || (result.overlap && choices.onOverlap === null);
  return (
    <>
      <ReadingChoices work={work} />
      {!isAsked && (
        <>
          <Summary result={result} />
          {result.refused_count > 0 && <Refused work={work} result={result} />}
          {result.overlap && <Overlap work={work} overlap={result.overlap} />}
          {result.unusual_count > 0 && <Unusual result={result} />}
        </>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={() => goBack('columns')}>
          {t('back')}
        </Button>
        {!isAsked && (
          <Button disabled={result.days === 0 || Boolean(isWaiting)} loading={isBusy} onClick={() => store()}>
            {t('store')}
          </Button>
        )}
      </Group>
    </>
  );
}

function Summary({ result }: { result: Result }) {
  const { t } = useTranslation('takings-import');
  const { range, number } = useFormat();
  const amount = useKindAmount();
  const { days, start, end, sums, minutes, rows, rows_are, empty, totals } = result;
  if (start === null || end === null) return <Text role="status">{t('nothing')}</Text>;
  return (
    <Stack gap={4} role="status">
      <Text fw={500}>{t('range', { range: range(start, end), count: days })}</Text>
      <Text>
        {sums.map(({ kind, value }) => t('sum', { kind: t(`kinds.${kind}`), amount: amount(kind, value) })).join(' · ')}
      </Text>
      <Text size="sm">
        {t(`read.${rows_are}`, { count: rows, rows: number(rows), length: t(`length.${minutes}`) })}
      </Text>
      {empty > 0 && <Text size="sm">{t('empty', { count: empty })}</Text>}
      {totals.length > 0 && (
        <Text size="sm">{t('totals', { count: totals.length, lines: totals.slice(0, FAULTS_SHOWN).join(', ') })}</Text>
      )}
    </Stack>
  );
}

function Refused({ work: { choices, choose }, result }: { work: TakingsFile; result: Result }) {
  const { t } = useTranslation('takings-import');
  const { refused, refused_count: count, headings } = result;
  const texts = refused
    .slice(0, FAULTS_SHOWN)
    .map(({ line, faults }) => ({ line, text: faults.map(({ detail }) => detail).join(' ') }));
  return (
    <Alert color="red" title={t('errors', { count })} icon={<CircleAlert size={18} aria-hidden />}>
      <Text size="sm" mb="xs">
        {t('mend')}
      </Text>
      <List size="sm" mb="sm" mah={220} style={{ overflowY: 'auto' }}>
        {texts.map(({ line, text }) => (
          <List.Item key={line}>{t('fault', { line, text })}</List.Item>
        ))}
      </List>
      {count > texts.length && (
        <Text size="sm" mb="sm">
          {t('moreErrors', { count: count - texts.length })}
        </Text>
      )}
      <Group gap="md">
        <RefusedReport headings={headings} refused={refused} />
        {result.days > 0 && (
          <Checkbox
            label={t('skip', { count })}
            checked={choices.skips}
            onChange={(event) => choose({ skips: event.currentTarget.checked })}
          />
        )}
      </Group>
    </Alert>
  );
}

/** Other values were stored before on days of the file: which ones count is asked. */
function Overlap({ work, overlap }: { work: TakingsFile; overlap: NonNullable<Result['overlap']> }) {
  const { t } = useTranslation('takings-import');
  const { range } = useFormat();
  const amount = useKindAmount();
  const moment = useMoment();
  const { choices, choose } = work;
  const { days, start, end, examples } = overlap;
  return (
    <Alert
      color="yellow"
      title={t('overlap.title', { count: days, range: range(start, end) })}
      icon={<CircleHelp size={18} aria-hidden />}
    >
      <List size="sm" mb="sm">
        {examples.slice(0, 3).map(({ at, kind, stored, file }) => (
          <List.Item key={`${at} ${kind}`}>
            {t(stored === null ? 'overlap.otherLength' : 'overlap.example', {
              at: moment(at),
              kind: t(`kinds.${kind}`),
              stored: stored === null ? '' : amount(kind, stored),
              file: amount(kind, file),
            })}
          </List.Item>
        ))}
      </List>
      <Radio.Group
        label={t('overlap.question')}
        value={choices.onOverlap ?? ''}
        onChange={(value) => choose({ onOverlap: takingsImport.overlapChoices.find((one) => one === value) ?? null })}
      >
        <Stack gap="xs" mt="xs">
          {takingsImport.overlapChoices.map((value) => (
            <Radio key={value} value={value} label={t(`overlap.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </Alert>
  );
}

function Unusual({ result: { unusual, unusual_count: count } }: { result: Result }) {
  const { t } = useTranslation('takings-import');
  const amount = useKindAmount();
  const moment = useMoment();
  return (
    <Alert color="yellow" title={t('unusual.title', { count })} icon={<CircleAlert size={18} aria-hidden />}>
      <Text size="sm" mb="xs">
        {t('unusual.text')}
      </Text>
      <List size="sm">
        {unusual.slice(0, UNUSUAL_SHOWN).map(({ at, kind, value, usual }) => (
          <List.Item key={`${at} ${kind}`}>
            {t('unusual.value', {
              at: moment(at),
              kind: t(`kinds.${kind}`),
              value: amount(kind, value),
              usual: amount(kind, usual),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** A date, with its time where it has one. */
function useMoment(): (at: string) => string {
  const { longDate } = useFormat();
  return (at) => (at.includes('T') ? `${longDate(at.slice(0, 10))}, ${at.slice(11)}` : longDate(at));
}
