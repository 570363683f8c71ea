import { ActionIcon } from '@mantine/core';
import type { dashboard } from '@pamaina/contract';
import { Ellipsis } from 'lucide-react';
import { cloneElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import type { PressedFrom } from '../../../ui/opened-menu.tsx';
import { ReplaceWindow } from '../../changes/replacements/index.ts';
import classes from './dashboard.module.css';

/** Drawn when a button is pressed. */
export const loadTodayMenu = () => import('./today-menu-items.tsx');

const TodayMenuItems = lazyPart(async () => (await loadTodayMenu()).TodayMenuItems);

const AskDrawer = lazyPart(async () => {
  const texts = loadTexts('area');
  // Named here: of a list of promises the bundler would keep all that the feature offers.
  const { AskDrawer: Part } = await import('../../changes/asks/index.ts');
  await texts;
  return Part;
});

/** What a manager does about a line of the board: record an illness, replace, ask who takes it, call. */
export function TodayMenu({ line, now }: { line: dashboard.TodayLine; now: number }) {
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState<'replace' | 'ask' | null>(null);
  const { state, shift, employee_id, phone } = line;
  const [pressed, setPressed] = useState<PressedFrom | null>(null);
  const can = useCan();
  const canBeIll = can('absences.write') && employee_id !== null && state !== 'done' && state !== 'away';
  const canReplace = can('plan.cover') && shift !== null && state !== 'done' && now < Date.parse(shift.ends_at);
  // A shift that has begun can be given to somebody, but is no longer asked about.
  const canAsk = canReplace && now < Date.parse(shift.starts_at);
  if (phone === null && !canBeIll && !canReplace) return null;
  const target = (
    <ActionIcon
      className={classes.menu ?? ''}
      size={28}
      aria-haspopup="menu"
      aria-label={t('today.menu', { name: line.employee_name ?? t('today.open') })}
    >
      <Ellipsis size={18} aria-hidden />
    </ActionIcon>
  );
  const alone = cloneElement(target, {
    'aria-expanded': false,
    onClick: () => setPressed({ from: document.activeElement }),
  });
  return (
    <>
      {pressed !== null ? (
        <OptionalPart place={pressed} fallback={alone}>
          <TodayMenuItems
            target={target}
            from={pressed.from}
            phone={phone}
            isOpenShift={employee_id === null}
            {...(canBeIll && { illness: `/manager?absence=${encodeURIComponent(employee_id)}` })}
            {...(canReplace && { onReplace: () => setOpened('replace') })}
            {...(canAsk && { onAsk: () => setOpened('ask') })}
          />
        </OptionalPart>
      ) : (
        alone
      )}
      {opened !== null && <TodayWindow line={line} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface TodayWindowProps {
  line: dashboard.TodayLine;
  opened: 'replace' | 'ask';
  onClose: () => void;
}

function TodayWindow({ line: { shift, role, employee_name }, opened, onClose }: TodayWindowProps) {
  const format = useFormat();
  if (shift === null) return null;
  return (
    <OptionalPart place={opened}>
      {opened === 'replace' ? (
        <ReplaceWindow shift={shift} onClose={onClose} />
      ) : (
        <AskDrawer
          shift={{ ...shift, role: role ?? '', employee_name }}
          words={[format.fullDate(shift.date), `${shift.start_time}–${shift.end_time}`, role ?? ''].join(', ')}
          onClose={onClose}
        />
      )}
    </OptionalPart>
  );
}
