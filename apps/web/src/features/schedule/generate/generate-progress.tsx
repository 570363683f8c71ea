import { ActionIcon, Button, Collapse, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { generation } from '@pamaina/contract';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PlanCurve, useGapWords } from '../curve/plan-curve.tsx';
import classes from './generate-progress.module.css';

interface GenerateProgressProps {
  /** Null until the first response. */
  job: generation.Generation | null;
  isStopping: boolean;
  onStop: () => void;
}

/** "3 schedules before yours. It starts in about 2 minutes."; null if it does not wait behind others. */
function useQueueWords(queue: generation.Queue | null): string | null {
  const { t } = useTranslation('schedule');
  if (queue === null || queue.ahead === 0) return null;
  const { ahead: count, seconds } = queue;
  const ahead = t('generate.ahead', { count });
  if (seconds === null) return ahead;
  const wait = seconds < 45 ? t('generate.waitSoon') : t('generate.wait', { count: Math.round(seconds / 60) });
  return `${ahead} ${wait}`;
}

/**
 * A thin progress line while a month is generated, the result so far in words and as a curve, and a button to accept
 * it.
 */
export function GenerateProgress({ job, isStopping, onStop }: GenerateProgressProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const gapWords = useGapWords();
  const [isOpen, { toggle }] = useDisclosure(true);
  const share = job?.progress ?? 0;
  const { filled, needed, fillable, gap, curve = [], elapsed_seconds: elapsed = 0 } = job ?? {};
  const waiting = useQueueWords(job?.queue ?? null);
  const words =
    filled == null || needed == null
      ? (waiting ?? t('generate.starting'))
      : t('generate.progress', {
          filled: format.number(filled),
          needed: format.number(needed),
          fillable: format.number(fillable ?? needed),
        });
  return (
    <div className={classes.bar}>
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
      <div className={classes.line}>
        <div className={classes.words}>
          <Text role="status" className="tabular">
            {words}
          </Text>
          {gap != null && curve.length > 0 && (
            <Text size="sm" c="dimmed" className="tabular">
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
