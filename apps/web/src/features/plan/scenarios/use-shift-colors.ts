import type { Color, scenarios } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useColorMeaning } from '../../../lib/format/device-choice.ts';
import { queries } from '../../../lib/http/queries.ts';
import { shiftColors, type ShiftColors } from '../../../lib/schedule/colors.ts';

/** The colours that the calendar has. */
export function useShiftColors({ shifts, differences }: scenarios.Scenario): ShiftColors {
  const [meaning] = useColorMeaning();
  const { data: people } = useQuery(queries.everyEmployee());
  const { data: templates } = useQuery(queries.templates());
  return useMemo(() => {
    const ofTemplates: Record<string, Color> = Object.fromEntries(
      templates?.map(({ name, color }) => [name, color]) ?? [],
    );
    const all = [...shifts, ...differences.flatMap(({ before }) => before)];
    const roles = [...(people ?? []).flatMap((person) => person.roles), ...all.map(({ role }) => role)];
    return shiftColors(meaning, roles, ofTemplates);
  }, [differences, meaning, people, shifts, templates]);
}
