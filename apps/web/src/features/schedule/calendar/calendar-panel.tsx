import { Skeleton } from '@mantine/core';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import type { Editing } from '../editing.ts';
import { OpenPanel } from '../panel/open-panel.tsx';
import { QualityPanel } from '../panel/quality-panel.tsx';
import { RulesPanel } from '../panel/rules-panel.tsx';
import { SidePanel } from '../panel/side-panel.tsx';
import type { CalendarStep, Panel } from './use-calendar-address.ts';
import type { CalendarData } from './use-calendar-data.ts';

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
      counts={{ open: summary?.unfilled.length ?? 0, rules: summary?.violations.length ?? 0 }}
      onPanel={(next) => go({ panel: next })}
    >
      <QueryView what="schedule" query={data.summary} skeleton={<Skeleton height={240} />}>
        {(found) => (
          <>
            {panel === 'open' && (
              <OpenPanel unfilled={found.unfilled} shifts={data.monthShifts} editing={editing} onShow={show} />
            )}
            {panel === 'quality' && <QualityPanel summary={found} hours={data.hours} month={data.month} />}
            {panel === 'rules' && <RulesPanel violations={found.violations} nameOf={nameOf} onShow={show} />}
          </>
        )}
      </QueryView>
    </SidePanel>
  );
}
