import { Button, Drawer, Stack, Text, Alert, Checkbox, Group } from '@mantine/core';
import { type schedule, asks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { errorText } from '../../../lib/http/error-text.ts';
import { LateCost } from '../../../lib/late-changes/late-cost-part.tsx';
import { replacementPrice } from '../../../lib/late-changes/late-price.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { askQueries } from './ask-queries.ts';
import { AskWatch } from './ask-watch.tsx';
import { keepManner, lastManner, MannerFields } from './manner-fields.tsx';

export type AskedShift = Pick<schedule.Shift, 'id' | 'date' | 'start_time' | 'end_time' | 'role' | 'employee_name'>;

export interface AskPanelProps {
  shift: AskedShift;
  /** Day, hours and role in words. */
  words: string;
  onClose: () => void;
}

/** Asks employees whether they take a shift, and shows who was asked, who answered and who is next. */
export function AskPanel({ shift, words, onClose }: AskPanelProps) {
  const { t } = useTranslation('asks');
  const [isAgain, setAgain] = useState(false);
  const query = useQuery(askQueries.ofShift(shift.id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      padding="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <div>
          <Text fw={600}>{words}</Text>
          {shift.employee_name !== null && <Text size="sm">{t('holder', { name: shift.employee_name })}</Text>}
        </div>
        <QueryView what="requests" query={query} skeleton={<RowsSkeleton rows={4} height={48} />}>
          {(ask) =>
            ask === null || isAgain ? (
              <>
                <PriceOfAsking shiftId={shift.id} />
                <AskForm shiftId={shift.id} onAsked={() => setAgain(false)} />
              </>
            ) : (
              <>
                <AskWatch ask={ask} />
                {['stopped', 'unfilled'].includes(ask.status) && (
                  <Button variant="default" onClick={() => setAgain(true)}>
                    {t('again')}
                  </Button>
                )}
              </>
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  );
}

interface AskFormProps {
  shiftId: string;
  onAsked: () => void;
}

/** Lawful, if perhaps against a preference or only with consent, which a yes is. */
const mayAsk = ({ blocked_by }: schedule.Candidate) =>
  blocked_by.every((rule) => rule.needs_consent || rule.severity === 'soft');

/** What a yes costs now, if somebody has the shift. */
function PriceOfAsking({ shiftId }: { shiftId: string }) {
  const price = useQuery(replacementPrice(shiftId)).data;
  return price ? <LateCost price={price} /> : null;
}

interface WhomProps {
  able: readonly schedule.Candidate[];
  /** Who is left out. */
  left: ReadonlySet<string>;
  isAll: boolean;
  onToggle: (employeeId: string) => void;
}

function Whom({ able, left, isAll, onToggle }: WhomProps) {
  const { t } = useTranslation('asks');
  return (
    <Stack component="fieldset" gap="xs" bd={0} p={0} m={0}>
      <Text component="legend" fw={600}>
        {t(isAll ? 'whoAll' : 'whoInOrder')}
      </Text>
      {able.map(({ employee_id: id, name, blocked_by: [rule] }) => (
        <Checkbox
          key={id}
          label={name}
          {...(rule && { description: rule.detail })}
          checked={!left.has(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </Stack>
  );
}

/** Who is asked, in which order, how, and the button that starts it. */
function AskForm({ shiftId, onAsked }: AskFormProps) {
  const { t } = useTranslation('asks');
  const [manner, setManner] = useState(lastManner);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const candidates = useQuery(askQueries.candidates(shiftId));
  const ask = useAction(asks.createAsk, {
    onDone: () => {
      keepManner(manner);
      onAsked();
    },
    onRefused: () => true,
  });
  const toggle = (id: string) =>
    setLeft((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id])));
  return (
    <Stack gap="md">
      <QueryView what="employees" query={candidates} skeleton={<RowsSkeleton rows={4} height={36} />}>
        {(list) => {
          const able = list.filter(mayAsk);
          const chosen = able.filter(({ employee_id }) => !left.has(employee_id)).map(({ employee_id }) => employee_id);
          if (able.length === 0) return <Text>{t('nobody')}</Text>;
          return (
            <>
              <MannerFields manner={manner} onChange={setManner} />
              <Whom able={able} left={left} isAll={manner.way === 'all'} onToggle={toggle} />
              {ask.error !== null && (
                <Alert color="red" role="alert">
                  {errorText(ask.error)}
                </Alert>
              )}
              <Group justify="flex-end">
                <Button
                  loading={ask.isBusy}
                  disabled={chosen.length === 0}
                  onClick={() =>
                    ask.run({ body: { shift_id: shiftId, ...manner, employee_ids: chosen.slice(0, 100) } })
                  }
                >
                  {t('start', { count: chosen.length })}
                </Button>
              </Group>
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}
