import { Button } from '@mantine/core';
import { Plus, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { QueryView, type LoadedThing, type QueryViewProps } from '../feedback/query-view.tsx';
import { RowsSkeleton } from '../feedback/skeletons.tsx';

interface ResourcePageProps<Data, Thing> {
  title: string;
  description: string;
  addLabel: string;
  query: QueryViewProps<Data>['query'];
  what: LoadedThing;
  skeleton?: ReactNode;
  empty: { icon: LucideIcon; title: string; text: string };
  isEmpty: (data: Data) => boolean;
  /** The list; `edit` opens the drawer of a thing. */
  children: (data: Data, edit: (thing: Thing) => void) => ReactNode;
  /** The form of a thing; null: of a new one. */
  drawer: (thing: Thing | null, close: () => void) => ReactNode;
  /** Between the header and the list. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A page that is a list and a form: header with "add", the list or what to do while it is empty, the open form. */
export function ResourcePage<Data, Thing>(props: ResourcePageProps<Data, Thing>) {
  const { title, description, addLabel, query, what, skeleton = <RowsSkeleton />, empty, isEmpty } = props;
  const [edited, setEdited] = useState<{ thing: Thing | null } | null>(null);
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        action={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited({ thing: null })}>
            {addLabel}
          </Button>
        }
      />
      {props.above}
      <QueryView what={what} query={query} skeleton={skeleton}>
        {(data) => (isEmpty(data) ? <EmptyState {...empty} /> : props.children(data, (thing) => setEdited({ thing })))}
      </QueryView>
      {props.below}
      {edited && props.drawer(edited.thing, () => setEdited(null))}
    </>
  );
}

/** Whether a list is empty. */
export const isNone = (list: readonly unknown[]): boolean => list.length === 0;
