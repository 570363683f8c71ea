import type { schedule } from '@pamaina/contract';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Marks on-call time (DK 118), at work or at home; nothing for an ordinary shift. */
export function OnCallMark({ shift: { on_call: onCall } }: { shift: Pick<schedule.Shift, 'on_call'> }) {
  const { t } = useTranslation('schedule');
  if (onCall == null) return null;
  return (
    <Badge variant="default" tt="none" fw={500} radius="sm">
      {t(`words.onCall.${onCall}`)}
    </Badge>
  );
}
