import { ActionIcon, Button, Collapse, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { constants, type generation } from '@pamaina/contract';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { PlanCurve, useGapWords } from './plan-curve.tsx';
import classes from './generation.module.css';
import { useUnchanged } from './use-unchanged.ts';

interface GenerateProgressProps {
  /** Null until the first response. */
  job: generation.Generation | null;
  isStopping: boolean;
  onStop: () => void;
  /** Asks the server again. */
  onRetry: () => void;
}

/** From then on "Starting..." alone says too little. */
const STARTING_MS = 15_000;

/** Until the first schedule is found: its place in the queue and when it begins, or for how long it has searched. */
function useStartWords(job: generation.Generation | null): string {
  const { t } = useTranslation('schedule');
  const [isLate] = useUnchanged(String(job?.state), STARTING_MS);
  if (job === null) return t(isLate ? 'generate.noAnswer' : 'generate.starting');
  const { queue, elapsed_seconds: elapsed } = job;
  if (queue === null) {
    const count = Math.round(elapsed);
    return count * 1000 < STARTING_MS ? t('generate.starting') : t('generate.noneYet', { count });
  }
  const { ahead: count, seconds } = queue;
  if (count === 0 && !isLate) return t('generate.starting');
  const place = count === 0 ? t('generate.next') : t('generate.ahead', { count });
  if (seconds === null) return `${place} ${t('generate.waitFree')}`;
  if (seconds >= 90) return `${place} ${t('generate.wait', { count: Math.round(seconds / 60) })}`;
  return `${place} ${t('generate.waitSeconds', { count: Math.max(5, Math.ceil(seconds / 5) * 5) })}`;
}

/** All that moves while the server works on it. */
const movesOf = (job: generation.Generation | null) =>
  JSON.stringify([job?.state, job?.elapsed_seconds, job?.progress, job?.best, job?.bound, job?.queue]);

/**
 * A thin progress line while a month is generated, the result so far in words and as a curve, and a button to accept
 * it.
 */
export function GenerateProgress({ job, isStopping, onStop, onRetry }: GenerateProgressProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const gapWords = useGapWords();
  const [isOpen, { toggle }] = useDisclosure(true);
  const { filled, needed, fillable, gap, curve = [], elapsed_seconds: elapsed = 0 } = job ?? {};
  const startWords = useStartWords(job);
  const [isStalled, waitAgain] = useUnchanged(movesOf(job), constants.generateTimeoutMs);
  const words =
    filled == null || needed == null
      ? startWords
      : t('generate.progress', {
          filled: format.number(filled),
          needed: format.number(needed),
          fillable: format.number(fillable ?? needed),
        });
  if (isStalled) {
    const retry = () => {
      waitAgain();
      onRetry();
    };
    return <ErrorState title={t('generate.label')} text={t('common:error.noResponse')} onRetry={retry} />;
  }
  return (
    <div className={classes.bar}>
      <Track share={job?.progress ?? 0} />
      <div className={classes.line}>
        <div className={classes.words}>
          <Text role="status">{words}</Text>
          {gap != null && curve.length > 0 && (
            <Text size="sm" c="dimmed">
              {gapWords(gap)}
            </Text>
          )}
        </div>
        {curve.length > 0 && (
          <ActionIcon aria-label={t('curve.show')} aria-expanded={isOpen} onClick={toggle}>
            <ChartLine size={18} />
          </ActionIcon>
        )}
        <Button
          ml="auto"
          variant="default"
          size="compact-md"
          loading={isStopping}
          onClick={onStop}
          disabled={job === null}
        >
          {t(job?.state === 'queued' && filled == null ? 'generate.leaveQueue' : 'generate.stop')}
        </Button>
      </div>
      <Collapse expanded={isOpen && curve.length > 0}>
        <div className={classes.curve}>
          <PlanCurve curve={curve} seconds={elapsed} />
        </div>
      </Collapse>
    </div>
  );
}

function Track({ share }: { share: number }) {
  const { t } = useTranslation('schedule');
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={t('generate.label')}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={classes.done} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
