import type { answers } from '@pamaina/contract';
import { Badge, Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/query-view.tsx';
import classes from './panel.module.css';

interface RemedyListProps {
  query: UseQueryResult<answers.NeedRemedies[]>;
  need: { date: string; template: string; role: string };
}

/** The smallest things that would fill a need, each checked by solving; with the shifts that are handed on for it. */
export function RemedyList({ query, need }: RemedyListProps) {
  const { t } = useTranslation('answers');
  return (
    <QueryView query={query} skeleton={<Skeleton height={40} aria-label={t('remedies.searching')} />}>
      {(needs) => {
        const found = needs.find(
          ({ date, template, role }) => date === need.date && template === need.template && role === need.role,
        );
        // Beyond the needs that are looked at in one go nothing is said.
        if (found === undefined) return null;
        return (
          <div className={classes.remedies}>
            <Text size="sm" fw={600}>
              {t('remedies.title')}
            </Text>
            {found.remedies.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('remedies.none')}
              </Text>
            )}
            <ul>
              {found.remedies.map((remedy) => (
                <li key={`${remedy.kind}${remedy.detail}`}>
                  <Badge variant="light" size="sm" data-kind={remedy.kind}>
                    {t(`remedies.kind.${remedy.kind}`)}
                  </Badge>
                  <span>{remedy.detail}</span>
                  {remedy.also.map((other) => (
                    <span key={other} className={classes.also}>
                      {t('remedies.also', { detail: other })}
                    </span>
                  ))}
                  {remedy.steps.map((step) => (
                    <span key={step} className={classes.step}>
                      {step}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </QueryView>
  );
}
