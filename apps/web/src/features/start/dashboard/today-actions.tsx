import { Anchor, Button } from '@mantine/core';
import type { dashboard } from '@pamaina/contract';
import { ArrowLeftRight, MessageCircleQuestionMark, Phone, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { ReplaceWindow } from '../../changes/replacements/index.ts';
import classes from './dashboard.module.css';

const AskDrawer = lazyPart(async () => (await import('../../changes/asks/index.ts')).AskDrawer);

/** What a manager does about a line of the board: call, record an illness, replace, ask who takes it. */
export function TodayActions({ line, now }: { line: dashboard.TodayLine; now: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [opened, setOpened] = useState<'replace' | 'ask' | null>(null);
  const { state, shift, employee_id, phone } = line;
  const name = line.employee_name ?? t('today.open');
  const close = () => setOpened(null);
  const can = useCan();
  const canBeIll = can('absences.write') && employee_id !== null && state !== 'done' && state !== 'away';
  const canReplace = can('plan.cover') && shift !== null && state !== 'done' && now < Date.parse(shift.ends_at);
  // A shift that has begun can be given to somebody, but is no longer asked about.
  const canAsk = canReplace && now < Date.parse(shift.starts_at);
  if (phone === null && !canBeIll && !canReplace) return null;
  return (
    <div className={classes.deeds}>
      {phone !== null && (
        <Anchor
          className={classes.phone ?? ''}
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          size="sm"
          aria-label={t('today.call', { name, phone })}
        >
          <Phone size={16} aria-hidden /> <span className="tabular">{phone}</span>
        </Anchor>
      )}
      {canBeIll && (
        <Button
          component={Link}
          to={`/manager?absence=${encodeURIComponent(employee_id)}`}
          variant="default"
          size="compact-md"
          leftSection={<Thermometer size={16} aria-hidden />}
          aria-label={t('today.illOne', { name })}
        >
          {t('today.ill')}
        </Button>
      )}
      {canReplace && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<ArrowLeftRight size={16} aria-hidden />}
          aria-label={employee_id === null ? t('today.fillOne') : t('today.replaceOne', { name })}
          onClick={() => setOpened('replace')}
        >
          {t(employee_id === null ? 'today.fill' : 'today.replace')}
        </Button>
      )}
      {canAsk && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<MessageCircleQuestionMark size={16} aria-hidden />}
          aria-label={t('today.askOne', { name })}
          onClick={() => setOpened('ask')}
        >
          {t('today.ask')}
        </Button>
      )}
      {shift !== null && opened !== null && (
        <OptionalPart place={opened}>
          {opened === 'replace' ? (
            <ReplaceWindow shift={shift} onClose={close} />
          ) : (
            <AskDrawer
              shift={{ ...shift, role: line.role ?? '', employee_name: line.employee_name }}
              words={[format.fullDate(shift.date), `${shift.start_time}–${shift.end_time}`, line.role ?? ''].join(', ')}
              onClose={close}
            />
          )}
        </OptionalPart>
      )}
    </div>
  );
}
