import { ActionIcon } from '@mantine/core';
import type { schedule } from '@pamaina/contract';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useShiftWords } from '../use-shift-words.ts';

interface ShareWeekProps {
  /** The shown week, in words. */
  title: string;
  dates: readonly string[];
  /** The user's shifts. */
  shifts: readonly schedule.Shift[];
}

/** The shown week as a picture to share: with the phone's share sheet, or as a file if there is none. */
export function ShareWeek({ title, dates, shifts }: ShareWeekProps) {
  const { t } = useTranslation('worker');
  const words = useShiftWords();
  const format = useFormat();
  const { project } = useSession();
  const share = async () => {
    const { drawWeek } = await import('./draw-week.ts');
    const byDate = Map.groupBy(shifts, ({ date }) => date);
    const picture = await drawWeek({
      title,
      subtitle: shifts[0]?.employee_name ?? '',
      days: dates.map((date) => ({
        day: capital(words.day(date)),
        shifts: (byDate.get(date) ?? []).map((shift) => ({ hours: words.hours(shift), role: words.work(shift) })),
      })),
      free: t('schedule:worker.free'),
      footer: t('share.footer', { project: project?.name ?? '', time: format.instant(new Date().toISOString()) }),
    });
    const file = new File([picture], `${t('share.file')}-${dates[0]}.png`, { type: 'image/png' });
    const shared = { files: [file], title };
    if (navigator.canShare?.(shared)) {
      await navigator.share(shared);
      return;
    }
    saveFile({ name: file.name, content: file });
    toastSuccess(t('share.saved'));
  };
  const tell = (error: unknown) => {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toastError(errorText(error));
  };
  return (
    <ActionIcon variant="default" aria-label={t('share.week')} onClick={() => void share().catch(tell)}>
      <Share2 size={18} />
    </ActionIcon>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
