import { Title, Button } from '@mantine/core';
import { type notifications, dashboard } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { useSession } from '../../../lib/session/session.tsx';
import classes from './home.module.css';
import pieces from '../../../ui/pieces.module.css';

interface SinceLastVisitProps {
  /** An instant. */
  lastVisit: string;
  changes: readonly notifications.Notification[];
}

/** The changes that concern the user since the last visit; each line links to its change. */
export function SinceLastVisit({ lastVisit, changes }: SinceLastVisitProps) {
  const { t } = useTranslation('worker');
  const format = useFormat();
  return (
    <section aria-labelledby="since-last-visit">
      <Title order={2} id="since-last-visit" mb="xs">
        {t('home.since', { time: format.instant(lastVisit) })}
      </Title>
      <ul className={pieces.rows}>
        {changes.map(({ id, title, text, path, created_at }) => (
          <li key={id}>
            <Link className={classes.change ?? ''} to={path}>
              <span className={classes.changeTitle}>{title}</span>
              <span className={classes.changeText}>{text}</span>
              <time className={classes.changeText} dateTime={created_at}>
                {format.instant(created_at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of offered shifts that wait for the user's response, with a link; nothing if there are none. */
export function WaitingResponses({ count }: { count: number }) {
  const { t } = useTranslation('schedule');
  if (count === 0) return null;
  return (
    <Button
      component={Link}
      to="/worker/swap-requests"
      variant="light"
      leftSection={<ArrowLeftRight size={18} aria-hidden />}
    >
      {t('worker.responses', { count })}
    </Button>
  );
}

/** The server's figures for an employee's home page; not requested for a user without a project. */
export const useWorkerStats = () =>
  useQuery({
    queryKey: ['dashboard', 'worker'],
    queryFn: ({ signal }) => call(dashboard.getWorkerStats, { signal }),
    enabled: useSession().projectId !== null,
    staleTime: 0,
  });
