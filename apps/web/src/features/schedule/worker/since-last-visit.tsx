import { Title } from '@mantine/core';
import type { notifications } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
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
      <Title order={2} size="h3" id="since-last-visit" mb="xs">
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
