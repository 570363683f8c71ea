import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import type { workingTimeSheet } from '@pamaina/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastOfMonth, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import type { Sheet } from './sheet-queries.ts';

type Missing = Sheet['missing'][number];

interface MissingListProps {
  sheet: Sheet;
  month: Month;
  /** Opens the employee's confirmation of the month. */
  onPerson: (id: string) => void;
}

/** What is left to do before the sheet is handed over, each with a link; or that nothing is left. */
export function MissingList({ sheet, month, onPerson }: MissingListProps) {
  const { t } = useTranslation('working-time-sheet');
  const can = useCan();
  const { today } = useClock();
  const isOver = lastOfMonth(month) < today();
  const kinds = [...Map.groupBy(sheet.missing, ({ kind }) => kind)];
  if (kinds.length === 0)
    return (
      <Alert color="gray" icon={<CircleCheck size={18} aria-hidden />}>
        {t('missing.nothing')}
      </Alert>
    );
  return (
    <Alert color="yellow" icon={<CircleAlert size={18} aria-hidden />} title={t('missing.title')}>
      <Stack gap="xs">
        {!isOver && <Text size="sm">{t('missing.notOver')}</Text>}
        <List size="sm" aria-label={t('missing.title')}>
          {kinds.map(([kind, items]) => (
            <List.Item key={kind}>
              {isOfBusiness(kind) ? (
                can(needs[kind]) ? (
                  <Anchor component={Link} to={placeOfBusiness(kind, month)} size="sm" underline="always">
                    {t(`missing.${kind}`)}
                  </Anchor>
                ) : (
                  t(`missing.${kind}`)
                )
              ) : (
                <OfPeople kind={kind} items={items} month={month} onPerson={onPerson} />
              )}
            </List.Item>
          ))}
        </List>
      </Stack>
    </Alert>
  );
}

type OfBusiness = 'no_company_code' | 'not_locked';
type OfPerson = Exclude<workingTimeSheet.MissingKind, OfBusiness>;
/** What it takes to do it; others see what is missing, without a link. */
const needs = { no_company_code: 'settings.write', not_locked: 'hours.approve' } as const;

const isOfBusiness = (kind: workingTimeSheet.MissingKind): kind is OfBusiness =>
  kind === 'no_company_code' || kind === 'not_locked';

const placeOfBusiness = (kind: OfBusiness, month: Month) =>
  kind === 'no_company_code' ? '/manager/settings/system' : `/manager/timesheets?month=${month}&lock=open`;

interface OfPeopleProps extends Pick<MissingListProps, 'month' | 'onPerson'> {
  kind: OfPerson;
  items: readonly Missing[];
}

function OfPeople({ kind, items, month, onPerson }: OfPeopleProps) {
  const { t } = useTranslation('working-time-sheet');
  const can = useCan();
  const total = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {t(`missing.${kind}`, { count: total })}{' '}
      {items.map(({ employee_id, name, count }, index) => {
        const label = t('missing.who', { name: name ?? '', count });
        const key = employee_id ?? `(${name})`;
        return (
          <span key={key}>
            {index > 0 && ', '}
            {kind === 'disputed' && employee_id !== null ? (
              <Anchor
                component="button"
                type="button"
                size="sm"
                underline="always"
                onClick={() => onPerson(employee_id)}
              >
                {label}
              </Anchor>
            ) : kind !== 'no_contract' || can('people.write') ? (
              <Anchor component={Link} to={placeOfPerson(kind, key, month)} size="sm" underline="always">
                {label}
              </Anchor>
            ) : (
              label
            )}
          </span>
        );
      })}
    </>
  );
}

function placeOfPerson(kind: OfPerson, key: string, month: Month): string {
  if (kind === 'pending_time_off' || kind === 'pending_overtime_leave') return '/manager/timeoff';
  if (kind === 'no_contract') return `/manager/employees?edit=${encodeURIComponent(key)}`;
  return `/manager/timesheets?month=${month}&person=${encodeURIComponent(key)}`;
}
