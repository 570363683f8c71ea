import { Radio, Select, Skeleton, Stack, Text } from '@mantine/core';
import type { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { swapQueries } from './swap-queries.ts';
import { useShiftText } from './swap-words.tsx';

interface ReturnChoiceProps {
  /** The shift that is given. */
  shiftId: string;
  colleagues: { value: string; label: string }[];
  /** The selected colleague; null: none yet. */
  person: string | null;
  onPerson: (id: string) => void;
  /** The shift that comes back. */
  chosen: string | null;
  onChosen: (id: string) => void;
  errors: { person: ReactNode; shift: ReactNode };
}

/** What comes back for a shift: a colleague, and one of their shifts; those that break a rule say which. */
export function ReturnChoice(props: ReturnChoiceProps) {
  const { shiftId, colleagues, person, onPerson, chosen, onChosen, errors } = props;
  const { t } = useTranslation('swaps');
  const returns = useQuery({ ...swapQueries.returns(shiftId, person ?? ''), enabled: person !== null });
  // With nothing to choose from, what is missing is another colleague.
  const isBarren = returns.data?.length === 0 && Boolean(errors.shift);
  const name = colleagues.find(({ value }) => value === person)?.label ?? '';
  return (
    <Stack gap="sm">
      <Select
        label={t('offer.exchangeWith')}
        required
        searchable
        data={colleagues}
        value={person}
        error={errors.person ?? (isBarren && t('offer.otherColleague'))}
        onChange={(value) => onPerson(value ?? '')}
      />
      {person !== null && (
        <QueryView what="swaps" query={returns} skeleton={<Skeleton height={120} />}>
          {(list) =>
            list.length === 0 ? (
              <Text>{t('offer.noReturns', { name })}</Text>
            ) : (
              <Radio.Group
                label={t('offer.returnShift')}
                required
                value={chosen}
                error={errors.shift}
                onChange={onChosen}
              >
                <Stack gap="xs" mt={6}>
                  {list.toSorted(possibleFirst).map((shift) => (
                    <ReturnRadio key={shift.id} shift={shift} name={name} />
                  ))}
                </Stack>
              </Radio.Group>
            )
          }
        </QueryView>
      )}
    </Stack>
  );
}

const possibleFirst = (one: swaps.ReturnShift, other: swaps.ReturnShift) =>
  Number(other.is_possible) - Number(one.is_possible);

function ReturnRadio({ shift, name }: { shift: swaps.ReturnShift; name: string }) {
  const { t } = useTranslation('swaps');
  const shiftText = useShiftText();
  const { id, role, is_possible, obstacles } = shift;
  const why = obstacles.length > 0 ? obstacles.join(' ') : t('offer.notForColleague', { name });
  return (
    <Radio
      value={id}
      disabled={!is_possible}
      label={t('offer.shiftAndRole', { shift: shiftText(shift), role })}
      {...(!is_possible && { description: why })}
    />
  );
}
