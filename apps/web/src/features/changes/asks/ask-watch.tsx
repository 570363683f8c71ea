import { Button, Group, Stack, Text } from '@mantine/core';
import { asks } from '@pamaina/contract';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction, type Write } from '../../../lib/http/use-action.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import classes from './asks.module.css';

type Person = asks.Ask['people'][number];

const tones: Record<asks.Ask['status'], Tone> = {
  running: 'waiting',
  waiting: 'waiting',
  filled: 'good',
  stopped: 'quiet',
  unfilled: 'bad',
  ended: 'quiet',
};
const personTones: Record<Person['status'], Tone> = {
  queued: 'quiet',
  asked: 'waiting',
  yes: 'good',
  no: 'bad',
  silent: 'quiet',
  skipped: 'quiet',
  rejected: 'quiet',
  over: 'quiet',
};
const deeds = { approve: asks.approveAsk, reject: asks.rejectAsk, stop: asks.stopAsk };
type Deed = keyof typeof deeds;

/** A question as it goes on: who was asked, when, who answered what, who is next; the manager can stop it. */
export function AskWatch({ ask }: { ask: asks.Ask }) {
  const { t } = useTranslation('asks');
  const format = useFormat();
  const act = useAction((deed: Deed, write: Write) => write(deeds[deed], { params: { id: ask.id } }), {
    done: (_, deed) => t(`done.${deed}`),
  });
  const isRunning = ask.status === 'running';
  const next = isRunning && ask.way === 'in_order' ? ask.people.find(({ status }) => status === 'queued') : undefined;
  const heading = t(`status.${ask.status}`, { name: ask.taker_name ?? '' });
  return (
    <Stack gap="md">
      <div role="status">
        <StatusBadge tone={tones[ask.status]} label={heading} />
        <Text size="sm" c="dimmed" mt={4}>
          {t('askedBy', { by: ask.created_by_name ?? ask.created_by, time: format.instant(ask.created_at) })}
        </Text>
      </div>
      <ol className={classes.people} aria-label={t('people')}>
        {ask.people.map((person) => (
          <PersonLine key={person.employee_id} person={person} isNext={person === next} isLive={isRunning} />
        ))}
      </ol>
      {ask.allowed_actions.length > 0 && (
        <Group justify="flex-end">
          {ask.allowed_actions.toReversed().map((deed) => (
            <Button
              key={deed}
              variant={deed === 'approve' ? 'filled' : 'default'}
              loading={act.isBusy && act.input === deed}
              disabled={act.isBusy}
              onClick={() => act.run(deed)}
            >
              {t(`deed.${deed}`, { name: ask.taker_name ?? '' })}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

function PersonLine({ person, isNext, isLive }: { person: Person; isNext: boolean; isLive: boolean }) {
  const { t } = useTranslation('asks');
  const format = useFormat();
  const { name, status, asked_at, answer_until, answered_at, answered_by, skipped_for, rules } = person;
  const label = isNext ? t('person.next') : t(`person.${status === 'queued' && !isLive ? 'never' : status}`);
  const times = [
    ...(asked_at === null ? [] : [t('askedAt', { time: format.instant(asked_at) })]),
    ...(status === 'asked' && answer_until !== null ? [t('until', { time: format.instant(answer_until) })] : []),
    ...(answered_at === null || answered_by === null
      ? []
      : [t(`answered.${answered_by}`, { time: format.instant(answered_at) })]),
  ];
  return (
    <li className={classes.person}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={status === 'asked' || status === 'yes' ? 600 : 400}>{name}</Text>
        {isNext ? (
          <span className={classes.next}>
            <Clock size={12} aria-hidden /> {label}
          </span>
        ) : (
          <StatusBadge tone={personTones[status]} label={label} />
        )}
      </Group>
      {times.length > 0 && (
        <Text size="xs" c="dimmed">
          {times.join(' · ')}
        </Text>
      )}
      {skipped_for !== null && skipped_for !== 'rules' && (
        <Text size="xs" c="dimmed">
          {t(`skipped.${skipped_for}`)}
        </Text>
      )}
      {rules.map(({ rule, detail }) => (
        <Text key={`${rule}${detail}`} size="xs" c="dimmed">
          {detail}
        </Text>
      ))}
    </li>
  );
}
