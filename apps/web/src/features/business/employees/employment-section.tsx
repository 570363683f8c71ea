import { ActionIcon, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { employment } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CalendarX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { EndDialog } from './end-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { TermDialog } from './term-dialog.tsx';
import { useWeekdayNames } from './working-time-fields.tsx';

/** First and last day of an employee, and the history of their terms. */
export function EmploymentSection({ employee: { id, name } }: { employee: { id: string; name: string } }) {
  const { t } = useTranslation('employees');
  const query = useQuery({
    queryKey: ['employment', id],
    queryFn: ({ signal }) => call(employment.getEmployment, { params: { id }, signal }),
  });
  return (
    <Section isFramed title={t('row.employment')}>
      <QueryView what="employees" query={query} skeleton={<RowsSkeleton rows={3} height={72} />}>
        {(known) => <Known known={known} name={name} />}
      </QueryView>
    </Section>
  );
}

function Known({ known, name }: { known: employment.Employment; name: string }) {
  const { t } = useTranslation('employees');
  const [dialog, setDialog] = useState<'term' | 'end' | null>(null);
  return (
    <Stack gap="md">
      <Days known={known} onSetEnd={() => setDialog('end')} />
      <div>
        <Title order={3} mb="xs">
          {t('employment.history')}
        </Title>
        <Stack gap="xs">
          {known.terms.toReversed().map((term) => (
            <TermCard key={term.valid_from} term={term} known={known} />
          ))}
        </Stack>
        <Button
          mt="sm"
          variant="default"
          leftSection={<CalendarPlus size={16} aria-hidden />}
          onClick={() => setDialog('term')}
        >
          {t('employment.change')}
        </Button>
      </div>
      {dialog === 'term' && <TermDialog known={known} onClose={() => setDialog(null)} />}
      {dialog === 'end' && <EndDialog known={known} name={name} onClose={() => setDialog(null)} />}
    </Stack>
  );
}

function Days({ known, onSetEnd }: { known: employment.Employment; onSetEnd: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const { first_day, last_day, is_fixed_term, probation_end } = known;
  const end = last_day === null ? t('employment.noEnd') : undefined;
  return (
    <div>
      <Title order={3} mb="xs">
        {t('employment.days')}
      </Title>
      <Text>
        {first_day === null ? t('employment.sinceEver') : t('employment.since', { date: format.longDate(first_day) })}
      </Text>
      <Text>
        {end ??
          t(is_fixed_term ? 'employment.untilFixed' : 'employment.until', { date: format.longDate(last_day ?? '') })}
      </Text>
      {probation_end !== null && <Text>{t('employment.probation', { date: format.longDate(probation_end) })}</Text>}
      <Button mt="sm" variant="default" leftSection={<CalendarX size={16} aria-hidden />} onClick={onSetEnd}>
        {t(last_day === null ? 'employment.setEnd' : 'employment.changeEnd')}
      </Button>
    </div>
  );
}

function TermCard({ term, known }: { term: employment.Term; known: employment.Employment }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const { valid_from, roles, contract_hours_per_week: hours, hourly_rate_cents: rate, rest_weekdays: rest } = term;
  const label = useFieldLabel('employee');
  const weekdayNames = useWeekdayNames();
  const { data: system } = useQuery(settingsQueries.system());
  const takeBack = useAction(employment.deleteTerms, {
    done: t('employment.takenBack'),
    failed: t('employment.failed'),
  });
  const from = valid_from === null ? '' : format.longDate(valid_from);
  return (
    <Paper withBorder p="sm" radius="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Group gap="xs">
            <Text fw={600}>
              {valid_from === null ? t('employment.fromStart') : t('employment.from', { date: from })}
            </Text>
            {term.is_current && (
              <Badge variant="light" tt="none">
                {t('employment.current')}
              </Badge>
            )}
          </Group>
          <Text size="sm">
            {t('employment.line', {
              roles: roles.join(', '),
              hours: hours === null ? t('employment.noHours') : t('employment.hours', { hours: format.hours(hours) }),
              rate: rate === null ? t('employment.noRate') : t('employment.rate', { money: format.money(rate) }),
            })}
          </Text>
          {system?.regime === 'fixed' && rest.length > 0 && (
            <Text size="sm">
              {label('rest_weekdays')}
              {': '}
              {weekdayNames(rest)}
            </Text>
          )}
        </div>
        {valid_from !== null && (
          <ActionIcon
            aria-label={t('employment.takeBack', { date: from })}
            title={t('employment.takeBack', { date: from })}
            loading={takeBack.isBusy}
            onClick={() => takeBack.run({ params: { id: known.employee_id, valid_from }, ifMatch: known.version })}
          >
            <Undo2 size={16} />
          </ActionIcon>
        )}
      </Group>
    </Paper>
  );
}
