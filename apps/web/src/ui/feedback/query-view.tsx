import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isBusy, StaleAnswer } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { EmptyState, type EmptyStateProps, ErrorState } from './empty-state.tsx';

export type LoadedThing =
  | 'settings'
  | 'analytics'
  | 'history'
  | 'requests'
  | 'team'
  | 'announcements'
  | 'certificates'
  | 'swaps'
  | 'takings'
  | 'timeOff'
  | 'schedule'
  | 'employees'
  | 'templates'
  | 'holidays'
  | 'unavailability'
  | 'comments'
  | 'requirements'
  | 'projects'
  | 'timesheets'
  | 'notifications'
  | 'ledger'
  | 'payments'
  | 'subscriptions'
  | 'wishes'
  | 'data';

export interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'> & Partial<Pick<UseQueryResult<T>, 'failureReason'>>;
  /** The thing that could not be loaded, for the error. */
  what: LoadedThing;
  /** In the shape of the content. */
  skeleton: ReactNode;
  /** Instead of an empty list: what is missing, and what to do next. */
  empty?: EmptyStateProps;
  /** Default: a list without entries. */
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * The states of loaded data: loading, with a message when other requests come first; failed with a retry; empty;
 * loaded. Loaded data stays visible while it is reloaded.
 */
export function QueryView<T>({ query, what, skeleton, empty, isEmpty = isNone, children }: QueryViewProps<T>) {
  const { t } = useTranslation();
  // The first content is drawn in slices, so that the page answers meanwhile.
  const isDrawn = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined) {
    if (!isDrawn) return skeleton;
    return empty !== undefined && isEmpty(query.data) ? <EmptyState {...empty} /> : children(query.data);
  }
  if (query.error === null && isBusy(query.failureReason))
    return (
      <>
        <Text size="sm" c="dimmed" role="status">
          {query.failureReason.detail}
        </Text>
        {skeleton}
      </>
    );
  if (query.error === null || query.error instanceof StaleAnswer || isSessionOver(query.error)) return skeleton;
  const isDenied = query.error instanceof ApiError && query.error.status === 403;
  const text = errorText(query.error, t('error.occurred'));
  // A text that says so itself needs no title that says it too.
  const isSaid = [t('error.deniedManager'), t('error.deniedWorker')].includes(text);
  const title = isSaid ? text : isDenied ? t('error.denied') : t(`loadFailed.${what}`);
  return <ErrorState title={title} {...(!isSaid && { text })} onRetry={() => void query.refetch()} />;
}

export const isNone = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The session has ended: that is shown once for the whole page, which is about to be left. */
function isSessionOver(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
