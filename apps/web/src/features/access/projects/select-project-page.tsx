import { Button, Stack, Text, Title } from '@mantine/core';
import type { projects } from '@pamaina/contract';
import { Plus, Store } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { lastProject } from '../../../lib/session/last-project.ts';
import { namesProject } from '../../../lib/session/link-project.ts';
import { offersQuery } from '../../../lib/http/offers-query.ts';
import { isFreshSignIn, rememberedOrigin } from '../../../lib/origin.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useNavigationState } from '../../../lib/use-navigation-state.ts';
import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { ChoiceButton } from '../../../ui/form/choice-card.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import pieces from '../../../ui/pieces.module.css';
import { useProjects } from './use-projects.ts';
import { useSelectProject } from './use-select-project.ts';

const Offers = lazyPart(async () => {
  const [{ Offers: Part }] = await Promise.all([import('../../plan/own-shifts/index.ts'), loadTexts('pages')]);
  return Part;
});

/** `/select-project`: a manager always works in one of their projects. */
export function SelectProjectPage() {
  const { t } = useTranslation('projects');
  const { role, signOut } = useSession();
  const state = useNavigationState();
  const navigate = useNavigate();
  const query = useProjects();
  const select = useSelectProject('selectFailed');
  const [chosen, setChosen] = useState<string | null>(null);
  const isOpening = useLikelyProject(query.data);
  const origin = rememberedOrigin(state, 'manager');
  if (role === 'employee') return <Navigate to="/worker" replace />;
  if (origin !== null && namesProject(origin)) return <Navigate to={origin} replace />;

  if (isOpening) return <LoadingApplication />;

  const choose = async (id: string) => {
    if (chosen !== null) return;
    setChosen(id);
    if (await select(id)) await navigate(origin ?? '/manager');
    setChosen(null);
  };
  return (
    <EntryLayout width={520}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t('select.title')}</Title>
          <Text c="dimmed">{t('select.text')}</Text>
        </div>
        <OptionalPart>
          <Offers />
        </OptionalPart>
        <QueryView
          what="projects"
          query={query}
          skeleton={<RowsSkeleton rows={3} height={68} />}
          empty={{
            icon: Store,
            title: t('select.emptyTitle'),
            text: t('select.emptyText'),
            action: <ToCreate isFirst />,
          }}
        >
          {(list) => (
            <>
              <ProjectList list={list} chosen={chosen} onChoose={(id) => void choose(id)} />
              <ToCreate isFirst={false} />
            </>
          )}
        </QueryView>
        <Button variant="subtle" color="gray" onClick={() => void signOut()} w="fit-content">
          {t('common:signOut')}
        </Button>
      </Stack>
    </EntryLayout>
  );
}

/** The only project, or the one that was used last on this device. */
function likelyOf(list: readonly projects.Project[]): string | undefined {
  const last = lastProject();
  return list.length === 1 ? list[0]?.id : list.find(({ id }) => id === last)?.id;
}

/**
 * Opens the only project, or the last one, by itself right after the sign-in: there is nothing to ask, unless another
 * team asks too. The header switches to another one.
 */
function useLikelyProject(list: readonly projects.Project[] | undefined): boolean {
  const state = useNavigationState();
  const navigate = useNavigate();
  const select = useSelectProject('selectFailed');
  const [isOver, setOver] = useState(!isFreshSignIn(state));
  const offers = useQuery({ ...offersQuery, enabled: !isOver });
  const isKnown = list !== undefined && (offers.data !== undefined || offers.failureReason !== null);
  const likely = list !== undefined && offers.data?.length === 0 ? likelyOf(list) : undefined;
  const open = useEffectEvent(async (id: string) => {
    if (await select(id)) await navigate(rememberedOrigin(state, 'manager') ?? '/manager', { replace: true });
    else setOver(true);
  });
  useEffect(() => {
    if (!isOver && likely !== undefined) void open(likely);
  }, [isOver, likely]);
  return !isOver && (!isKnown || likely !== undefined);
}

function ToCreate({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('projects');
  return (
    <Button
      component={Link}
      to="/create-project"
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {t(isFirst ? 'createFirst' : 'create')}
    </Button>
  );
}

interface ProjectListProps {
  list: readonly projects.Project[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The only project, or the most recently used one, has the focus: Enter opens it. */
function ProjectList({ list, chosen, onChoose }: ProjectListProps) {
  const likely = useRef<HTMLButtonElement>(null);
  const likelyId = likelyOf(list);
  useEffect(() => likely.current?.focus(), [likelyId]);
  return (
    <ul className={pieces.list}>
      {list.map(({ id, name, description }) => (
        <li key={id}>
          <ChoiceButton
            ref={id === likelyId ? likely : null}
            title={name}
            text={description}
            isBusy={chosen === id}
            isDisabled={chosen !== null}
            onClick={() => onChoose(id)}
          />
        </li>
      ))}
    </ul>
  );
}
