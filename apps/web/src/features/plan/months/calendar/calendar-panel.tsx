import { ActionIcon, Drawer, SegmentedControl, Skeleton } from '@mantine/core';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { countBroken } from '../../../../lib/schedule/verdicts.ts';
import { OpenPanel, QualityPanel, RulesPanel } from '../../explanations/index.ts';
import { panels, type CalendarStep, type Panel } from '../../../../lib/schedule/use-calendar-address.ts';
import type { CalendarData } from './use-calendar-data.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import classes from './side-panel.module.css';

interface CalendarPanelProps {
  panel: Panel;
  data: CalendarData;
  editing: Editing;
  nameOf: (employeeId: string) => string | null;
  go: (step: CalendarStep) => void;
}

/** The side panel, which contains the month's summary. */
export function CalendarPanel({ panel, data, editing, nameOf, go }: CalendarPanelProps) {
  const summary = data.summary.data;
  const show = (day: string) => go({ day });
  return (
    <SidePanel
      panel={panel}
      counts={{ open: summary?.unfilled.length ?? 0, rules: countBroken(summary?.broken) }}
      onPanel={(next) => go({ panel: next })}
    >
      <QueryView what="schedule" query={data.summary} skeleton={<Skeleton height={240} />}>
        {(found) => (
          <>
            {panel === 'open' && (
              <OpenPanel unfilled={found.unfilled} shifts={data.monthShifts} editing={editing} onShow={show} />
            )}
            {panel === 'quality' && (
              <QualityPanel summary={found} hours={data.hours} shifts={data.monthShifts} month={data.month} />
            )}
            {panel === 'rules' && (
              <RulesPanel key={data.month} summary={found} month={data.month} nameOf={nameOf} onShow={show} />
            )}
          </>
        )}
      </QueryView>
    </SidePanel>
  );
}

interface SidePanelProps {
  panel: Panel;
  /** The number of items in each tab. */
  counts: Record<'open' | 'rules', number>;
  onPanel: (panel: Panel | null) => void;
  children: ReactNode;
}

/** The panel next to the month: open shifts, quality, broken rules. */
function SidePanel({ panel, counts, onPanel, children }: SidePanelProps) {
  const { t } = useTranslation('schedule');
  const isPhone = useIsPhone();
  const label = (one: Panel) =>
    one === 'quality' || counts[one] === 0
      ? t(`panel.${one}`)
      : t('panel.counted', { name: t(`panel.${one}`), count: counts[one] });
  const tabs = (
    <SegmentedControl
      fullWidth
      className={classes.tabs ?? ''}
      aria-label={t('panel.label')}
      data={panels.map((one) => ({ value: one, label: label(one) }))}
      value={panel}
      onChange={(value) => onPanel(panels.find((one) => one === value) ?? null)}
    />
  );
  const close = () => onPanel(null);
  if (isPhone)
    return (
      <Drawer opened onClose={close} title={t('panel.label')} closeButtonProps={{ 'aria-label': t('panel.close') }}>
        {tabs}
        <div className={classes.content}>{children}</div>
      </Drawer>
    );
  return (
    <aside className={classes.panel} aria-label={t('panel.label')}>
      <div className={classes.head}>
        {tabs}
        <ActionIcon aria-label={t('panel.close')} onClick={close}>
          <X size={16} />
        </ActionIcon>
      </div>
      <div className={classes.content} tabIndex={0} role="group" aria-label={t(`panel.${panel}`)}>
        {children}
      </div>
    </aside>
  );
}
