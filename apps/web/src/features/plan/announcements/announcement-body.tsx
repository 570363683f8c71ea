import { Button, Spoiler, Text } from '@mantine/core';
import type { announcements } from '@pamaina/contract';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

interface AnnouncementBodyProps {
  announcement: Pick<announcements.OwnAnnouncement, 'title' | 'text' | 'attachment'>;
  isBusy?: boolean;
  /** Without it the file is only named. */
  onDownload?: () => void;
}

/** What an announcement says; a long text is folded. */
export function AnnouncementBody({
  announcement: { title, text, attachment },
  isBusy = false,
  onDownload,
}: AnnouncementBodyProps) {
  const { t } = useTranslation('announcements');
  return (
    <>
      {/* Its part is a landmark, and several are distinguished by their names alone. */}
      <Spoiler
        maxHeight={168}
        showLabel={t('more')}
        hideLabel={t('less')}
        attributes={{ content: { 'aria-label': t('textOf', { title }) } }}
      >
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
      </Spoiler>
      {attachment !== null && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            px={0}
            loading={isBusy}
            disabled={onDownload === undefined}
            leftSection={<Paperclip size={16} aria-hidden />}
            onClick={onDownload}
            style={{ maxWidth: '100%' }}
          >
            {t('file', { name: attachment.name })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Who wrote it, when, and how long it holds. */
export function AnnouncementFrom({
  announcement: { author, created_at, until },
}: {
  announcement: Pick<announcements.OwnAnnouncement, 'author' | 'created_at' | 'until'>;
}) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  return (
    <Text size="sm" c="dimmed">
      {t('from', { author, when: format.instant(created_at) })}
      {until !== null && `, ${t('untilDay', { day: format.longDate(until) })}`}
    </Text>
  );
}
