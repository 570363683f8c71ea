import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useDayLink } from '../../lib/dates/use-day-link.ts';
import pieces from '../../ui/pieces.module.css';
import { useShiftText, type OfferedShift } from './use-shift-text.ts';

/** The date and time of a shift, as a heading; it links to its day in the schedule. */
export function ShiftTitle({ shift }: { shift: OfferedShift }) {
  const shiftText = useShiftText();
  const dayLink = useDayLink();
  return (
    <Text fw={600} className={pieces.capital ?? ''}>
      <Anchor component={Link} to={dayLink(shift.date)} inherit c="inherit">
        {shiftText(shift)}
      </Anchor>
    </Text>
  );
}
