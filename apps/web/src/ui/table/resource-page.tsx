import { Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { CommandButton } from '../command-button.tsx';
import { PageHeader } from '../page-header.tsx';
import { isNone, QueryView, type QueryViewProps } from '../feedback/query-view.tsx';
import { RowsSkeleton } from '../feedback/skeletons.tsx';

interface ResourcePageProps<Data, Thing> extends Omit<QueryViewProps<Data>, 'skeleton' | 'children'> {
  title: string;
  description: string;
  /** In the header, before "add". */
  actions?: ReactNode;
  /** Without it nothing can be added here. */
  addLabel?: string;
  /** Where a link can open the form of a new thing: its state in the address. */
  adding?: [value: string, set: (value: string) => void];
  skeleton?: ReactNode;
  /** The list; `edit` opens the drawer of a thing. */
  children: (data: Data, edit: (thing: Thing) => void) => ReactNode;
  /** The form of a thing, which can be loaded late; null: of a new one. */
  drawer?: (thing: Thing | null, close: () => void) => ReactNode;
  /** Between the header and the list. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A page that is a list and a form: header with "add", the list or what to do while it is empty, the open form. */
export function ResourcePage<Data, Thing>(props: ResourcePageProps<Data, Thing>) {
  const { title, description, actions, addLabel, adding, skeleton = <RowsSkeleton />, drawer, above, below } = props;
  const { children, ...view } = props;
  const { query, empty, isEmpty = isNone } = view;
  const { opened, add, edit } = useOpened<Thing>(adding);
  // Of an empty page the button is the next step.
  const isBare = empty !== undefined && query.data !== undefined && isEmpty(query.data);
  const isNext = isBare && empty.action === undefined;
  const addButton = addLabel !== undefined && (
    <CommandButton
      // Beside an example that is filled in by one press.
      {...(isNext && empty.fill !== undefined && { variant: 'default' })}
      leftSection={<Plus size={16} aria-hidden />}
      act={add}
    >
      {addLabel}
    </CommandButton>
  );
  const inHead = !isNext && addButton;
  return (
    <>
      <PageHeader
        title={title}
        about={description}
        action={
          actions === undefined ? (
            inHead
          ) : (
            <Group gap="sm">
              {actions}
              {inHead}
            </Group>
          )
        }
      />
      {above}
      <QueryView {...view} {...(isNext && { empty: { ...empty, action: addButton } })} skeleton={skeleton}>
        {(data) => children(data, edit)}
      </QueryView>
      {below}
      <Suspense>{opened && <Fragment key={opened.key}>{drawer?.(opened.thing, opened.close)}</Fragment>}</Suspense>
    </>
  );
}

/** The one form that is open. Each opening has its own key: a form never keeps what was typed about another thing. */
function useOpened<Thing>(adding: ResourcePageProps<unknown, Thing>['adding']) {
  const [edited, setEdited] = useState<{ thing: Thing | null; key: number } | null>(null);
  const edit = (thing: Thing | null) => setEdited((before) => ({ thing, key: (before?.key ?? 0) + 1 }));
  const [value, setAdding] = adding ?? ['', () => undefined];
  const close = () => {
    setEdited(null);
    if (value !== '') setAdding('');
  };
  const opened = value === '' ? edited : { thing: null, key: `new ${value}` };
  return {
    opened: opened && { ...opened, close },
    edit,
    add: () => (adding === undefined ? edit(null) : setAdding('1')),
  };
}
