import { Text } from '@mantine/core';
import classes from './shift-title.module.css';
import { useShiftText, type OfferedShift } from './use-shift-text.ts';

/** When a shift is, as the head of what is said about it. */
export function ShiftTitle({ shift }: { shift: OfferedShift }) {
  const shiftText = useShiftText();
  return (
    <Text fw={600} className={classes.title ?? ''}>
      {shiftText(shift)}
    </Text>
  );
}
