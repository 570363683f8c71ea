import { Box, Group, Text } from '@mantine/core';
import type { schedule } from '@pamaina/contract';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import pieces from '../../ui/pieces.module.css';

/** All employees as takers of a shift, best first: an icon, a word, and the obstacles. */
export function AvailableList({ list }: { list: readonly schedule.Candidate[] }) {
  const { t } = useTranslation('unavailability');
  const format = useFormat();
  return (
    <>
      <Text fw={500} mb="xs" role="status">
        {t('availability.couldWork', { count: list.filter(({ fits }) => fits).length })}
      </Text>
      <ul className={pieces.rows}>
        {list.map((one) => (
          <Group key={one.employee_id} component="li" gap={12} px={14} py={10} wrap="nowrap" align="flex-start">
            <Sign verdict={verdictOf(one)} />
            <Box flex={1} miw={0}>
              <Text component="span" size="md" fw={500} mr={10}>
                {one.name}
              </Text>
              <Text component="span" size="sm">
                {t(`availability.verdicts.${verdictOf(one)}`)}
              </Text>
              {one.blocked_by.map(({ rule, detail, source }) => (
                <Text key={`${rule} ${detail}`} size="sm" c="dimmed">
                  {[detail, source].filter(Boolean).join(' · ')}
                </Text>
              ))}
            </Box>
            <Text component="span" size="sm" c="dimmed" ta="end" className="tabular">
              {t('availability.hoursAfter', { hours: format.hours(one.hours_after) })}
              {one.cost_cents !== null && (
                <>
                  <br />
                  {format.money(one.cost_cents)}
                </>
              )}
            </Text>
          </Group>
        ))}
      </ul>
    </>
  );
}

type Verdict = 'fits' | 'consent' | 'stopped';

/** What only misses a goal, or is allowed with consent, is for the manager to decide. */
function verdictOf({ fits, blocked_by }: schedule.Candidate): Verdict {
  if (fits) return 'fits';
  return blocked_by.every(({ severity, needs_consent }) => severity === 'soft' || needs_consent === true)
    ? 'consent'
    : 'stopped';
}

const signColors: Record<Verdict, string> = {
  fits: 'var(--accent)',
  consent: 'var(--waiting)',
  stopped: 'var(--mantine-color-dimmed)',
};

function Sign({ verdict }: { verdict: Verdict }) {
  const Icon = verdict === 'fits' ? CircleCheck : verdict === 'consent' ? CircleHelp : CircleX;
  return <Icon size={18} color={signColors[verdict]} style={{ flex: 'none', marginTop: 1 }} aria-hidden />;
}
