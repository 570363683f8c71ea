import type { explanations, rules } from '@pamaina/contract';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { needId } from '../../../lib/schedule/verdicts.ts';
import classes from './panel.module.css';
import type { RemedySearch } from '../../../lib/schedule/search-remedies.ts';
import { Link } from 'react-router';
import { deedOf, formOf } from '../../../lib/schedule/asked-remedy.ts';

interface RemedyListProps {
  query: UseQueryResult<RemedySearch>;
  need: Pick<rules.Unfilled, 'date' | 'template' | 'role' | 'half'>;
  onAct: (remedy: explanations.Remedy) => void;
}

/**
 * The smallest changes that would fill a need, each checked by solving; with the shifts that would be reassigned. For
 * needs beyond those searched together, and for those that have started, it shows that there was no search.
 */
export function RemedyList({ query, need, onAct }: RemedyListProps) {
  const { t } = useTranslation('explanations');
  const seesPay = useCan()('pay.read');
  const priceOf = usePrice();
  // Stopped before any result.
  if (query.data === undefined && query.fetchStatus === 'idle' && query.error === null) return null;
  const searching = <Skeleton height={40} aria-label={t('remedies.searching')} />;
  return (
    // The message that other requests come first is shown once, above all cards.
    <QueryView
      what="schedule"
      query={{ data: query.data, error: query.error, refetch: query.refetch }}
      skeleton={searching}
    >
      {({ needs, isOver }) => {
        const found = needs.find((one) => needId(one) === needId(need));
        // A new need is not in the last result; the next one is being loaded.
        if (found === undefined && query.isFetching) return searching;
        // Stopped before this need: the panel shows it.
        if (found === undefined && !isOver) return null;
        return (
          <div className={classes.remedies}>
            <Text size="sm" fw={600}>
              {t('remedies.title')}
            </Text>
            {!found?.remedies.length && (
              <Text size="sm" c="dimmed">
                {t(found === undefined ? 'remedies.beyond' : 'remedies.none')}
              </Text>
            )}
            <ul>
              {found?.remedies.map((remedy) => (
                <li key={`${remedy.kind}${remedy.detail}`}>
                  <strong>{remedy.name}</strong>
                  <Badge variant="default" tt="none" fw={500} radius="sm" data-kind={remedy.kind}>
                    {t(`remedies.kind.${remedy.kind}`)}
                  </Badge>
                  <RemedyButton remedy={remedy} role={need.role} onAct={onAct} />
                  {seesPay && <span className={classes.also}>{priceOf(remedy)}</span>}
                  <span className={classes.also}>{remedy.detail}</span>
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

/** What a way adds to the wages, or that it is not known. */
function usePrice(): (remedy: explanations.Remedy) => string {
  const { t } = useTranslation('explanations');
  const format = useFormat();
  return ({ cost_cents: cents }) => {
    if (cents === null) return t('remedies.noRate');
    if (cents === 0) return t('remedies.samePrice');
    return t(cents > 0 ? 'remedies.dearer' : 'remedies.cheaper', { cost: format.money(Math.abs(cents)) });
  };
}

interface RemedyButtonProps {
  remedy: explanations.Remedy;
  /** The role of the need. */
  role: string;
  onAct: (remedy: explanations.Remedy) => void;
}

/**
 * Applies a way to fill a shift, or first opens its question; for training it opens the employee's form with the role
 * filled in.
 */
function RemedyButton({ remedy, role, onAct }: RemedyButtonProps) {
  const { t } = useTranslation('explanations');
  const deed = deedOf(remedy);
  const { name, employee_id } = remedy;
  const look = { size: 'compact-sm', variant: 'default', ml: 'auto' } as const;
  const label = t(`deed.button.${deed}`, { name });
  if (deed === 'train')
    return (
      <Button {...look} component={Link} to={formOf(employee_id, `role:${role}`)}>
        {label}
      </Button>
    );
  return (
    <Button {...look} aria-label={`${label}, ${name}`} onClick={() => onAct(remedy)}>
      {label}
    </Button>
  );
}
