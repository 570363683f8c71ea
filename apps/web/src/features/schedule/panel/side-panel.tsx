import { ActionIcon, Drawer, SegmentedControl } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { panels, type Panel } from '../calendar/use-calendar-address.ts';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  panel: Panel;
  /** The number of items in each tab. */
  counts: Record<'open' | 'rules', number>;
  onPanel: (panel: Panel | null) => void;
  children: ReactNode;
}

/** The panel next to the month: open shifts, quality, broken rules. */
export function SidePanel({ panel, counts, onPanel, children }: SidePanelProps) {
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
