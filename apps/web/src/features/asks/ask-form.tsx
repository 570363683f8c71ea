import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { asks, type schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/http/error-text.ts';
import { useAction } from '../../lib/http/use-action.ts';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { keepManner, lastManner } from './ask-manner.ts';
import { askQueries } from './ask-queries.ts';
import { MannerFields } from './manner-fields.tsx';

interface AskFormProps {
  shiftId: string;
  onAsked: () => void;
}

/** Lawful, if perhaps against a preference or only with consent, which a yes is. */
const mayAsk = ({ blocked_by }: schedule.Candidate) =>
  blocked_by.every((rule) => rule.needs_consent || rule.severity === 'soft');

/** Who is asked, in which order, how, and the button that starts it. */
export function AskForm({ shiftId, onAsked }: AskFormProps) {
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
              <Stack component="fieldset" gap="xs" bd={0} p={0} m={0}>
                <Text component="legend" fw={600}>
                  {t(manner.way === 'all' ? 'whoAll' : 'whoInOrder')}
                </Text>
                {able.map((one) => (
                  <Checkbox
                    key={one.employee_id}
                    label={one.name}
                    {...(one.blocked_by[0] && { description: one.blocked_by[0].detail })}
                    checked={!left.has(one.employee_id)}
                    onChange={() => toggle(one.employee_id)}
                  />
                ))}
              </Stack>
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
