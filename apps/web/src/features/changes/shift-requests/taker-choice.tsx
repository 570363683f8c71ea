import { Alert, Radio, Select, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { swapQueries } from './swap-queries.ts';

interface TakerChoiceProps {
  shiftId: string;
  whom: 'anybody' | 'one';
  onWhom: (whom: 'anybody' | 'one') => void;
  /** The selected colleague; null: none yet. */
  person: string | null;
  onPerson: (id: string) => void;
  error: ReactNode;
}

/** To whom a shift is offered: only employees who are allowed to take it are listed. */
export function TakerChoice({ shiftId, whom, onWhom, person, onPerson, error }: TakerChoiceProps) {
  const { t } = useTranslation('swaps');
  const takers = useQuery(swapQueries.takers(shiftId));
  return (
    <QueryView what="swaps" query={takers} skeleton={<Skeleton height={96} />}>
      {(list) =>
        list.length === 0 ? (
          <Alert color="yellow" icon={<Users size={18} aria-hidden />} title={t('offer.nobodyTitle')}>
            {t('offer.nobodyText')}
          </Alert>
        ) : (
          <Stack gap="sm">
            <Radio.Group
              label={t('offer.whom')}
              value={whom}
              onChange={(value) => onWhom(value === 'one' ? 'one' : 'anybody')}
            >
              <Stack gap="xs" mt={6}>
                <Radio
                  value="anybody"
                  label={t('offer.anybody', { count: list.length })}
                  description={list.map(({ name }) => name).join(', ')}
                />
                <Radio value="one" label={t('offer.one')} />
              </Stack>
            </Radio.Group>
            {whom === 'one' && (
              <Select
                label={t('offer.person')}
                required
                searchable
                data={list.map(({ employee_id, name }) => ({ value: employee_id, label: name }))}
                value={person}
                error={error}
                onChange={(value) => onPerson(value ?? '')}
              />
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}
