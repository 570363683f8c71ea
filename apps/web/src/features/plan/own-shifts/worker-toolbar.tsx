import { SegmentedControl, Title, ActionIcon } from '@mantine/core';
import { type ReactNode, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarSync } from 'lucide-react';
import { views, type CalendarPlace, type CalendarStep } from '../../../lib/schedule/use-calendar-address.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { ViewMenu } from '../months/index.ts';
import { TimeSteps } from '../../../lib/schedule/time-steps.tsx';
import classes from './worker.module.css';

interface WorkerToolbarProps {
  place: CalendarPlace;
  /** The shown month or week, in words. */
  title: string;
  who: 'own' | 'team';
  onWho: (who: string) => void;
  go: (step: CalendarStep) => void;
  /** The actions for the shown shifts. */
  actions: ReactNode;
}

/**
 * The shown period as the page's heading, the steps in time, a choice between own and team's shifts, and the views:
 * on a phone one row of controls below the heading.
 */
export function WorkerToolbar({ place, title, who, onWho, go, actions }: WorkerToolbarProps) {
  const { t } = useTranslation('schedule');
  const isPhone = useIsPhone();
  return (
    <div className={classes.bar}>
      <Title order={1} size={isPhone ? 'h2' : 'h1'} className={classes.barTitle ?? ''}>
        {title}
      </Title>
      <TimeSteps place={place} unit={place.view === 'week' ? 'week' : 'month'} go={go} isShort={isPhone} />
      <SegmentedControl
        className={classes.who ?? ''}
        aria-label={t('worker.who')}
        data={[
          { value: 'own', label: t('worker.own') },
          { value: 'team', label: t('worker.team') },
        ]}
        value={who}
        onChange={onWho}
      />
      {isPhone ? (
        <ViewMenu view={place.view} views={views} go={go} isShort />
      ) : (
        <SegmentedControl
          aria-label={t('toolbar.view')}
          data={views.map((view) => ({ value: view, label: t(`toolbar.${view}`) }))}
          value={place.view}
          onChange={(value) => go({ view: views.find((view) => view === value) ?? 'week' })}
        />
      )}
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}

const FeedDrawer = lazy(async () => ({ default: (await import('../feed/index.ts')).FeedDrawer }));

/** A button for the user's shifts in their own calendar application. */
export function FeedButton() {
  const { t } = useTranslation('worker');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon variant="default" aria-label={t('feed.title')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarSync size={18} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <FeedDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
