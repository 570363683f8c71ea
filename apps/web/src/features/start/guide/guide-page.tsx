import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useOutletContext, useParams } from 'react-router';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import layout from '../../../ui/layout.module.css';
import { guideGroups, holdsAll, plainText, type GuideHead } from './guide.ts';
import { GuideArticle } from './guide-article.tsx';
import { GuideTitles, PagesAbout, useGuidePlace, type NamedPage } from './guide-links.tsx';
import { useGuideHeads, useGuideTexts } from './use-guide.ts';

/** `/manager/guide/:job?` and `/worker/guide/:job?`: how the work is done, one page a job. */
export function GuidePage() {
  const { job } = useParams();
  const area = useAreaPlace();
  const all = useGuideHeads();
  // A manager explains the pages of employees to them.
  const heads = area === '/manager' ? all : all.filter(({ readers }) => readers.includes('employee'));
  const head = heads.find((one) => one.job === job);
  if (job === undefined) return <Contents heads={heads} />;
  return head === undefined ? (
    heads.length > 0 && <Contents heads={heads} isMissing />
  ) : (
    <Job head={head} heads={heads} />
  );
}

function Contents({ heads, isMissing = false }: { heads: readonly GuideHead[]; isMissing?: boolean }) {
  const { t } = useTranslation('guide');
  const [typed, setTyped] = useState('');
  const { data: texts = [] } = useGuideTexts();
  const textOf = ({ job, title, keywords }: GuideHead) => {
    const text = texts.find((one) => one.job === job);
    return `${title} ${keywords} ${text === undefined ? '' : plainText(text)}`;
  };
  const found = heads.filter((head) => holdsAll(typed.trim(), textOf(head)));
  return (
    <>
      <PageHeader title={t('title')} description={t(isMissing ? 'missing' : 'description')} />
      <Stack gap="lg">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        {typed.trim() === '' ? (
          <div className={layout.columns}>
            <Groups heads={heads} />
          </div>
        ) : (
          <>
            <GuideTitles heads={found} />
            {found.length === 0 && (
              <EmptyState
                icon={BookOpen}
                title={t('nothing')}
                text={t('nothingText')}
                action={<NextStep act={() => setTyped('')}>{t('shell:next.guide')}</NextStep>}
              />
            )}
          </>
        )}
      </Stack>
    </>
  );
}

function Groups({ heads, current }: { heads: readonly GuideHead[]; current?: string }) {
  const { t } = useTranslation('guide');
  return guideGroups.map((group) => {
    const inside = heads.filter((head) => head.group === group);
    if (inside.length === 0) return null;
    return (
      <section key={group}>
        <Title order={2}>{t(`groups.${group}`)}</Title>
        <GuideTitles heads={inside} current={current} />
      </section>
    );
  });
}

function Job({ head, heads }: { head: GuideHead; heads: readonly GuideHead[] }) {
  const { t } = useTranslation('guide');
  const place = useGuidePlace();
  const pages = useOutletContext<readonly NamedPage[] | undefined>() ?? [];
  useTitle(head.title, head.job);
  return (
    <Group align="flex-start" wrap="nowrap" gap="xl">
      <Stack gap="md" flex={1} miw={0}>
        <Anchor component={Link} to={place} w="fit-content" miw={44} py={12}>
          {t('title')}
        </Anchor>
        <div>
          <PageHeader title={head.title} />
          <GuideArticle job={head.job} />
        </div>
        <PagesAbout head={head} pages={pages} />
      </Stack>
      <Stack component="nav" aria-label={t('contents')} w={260} visibleFrom="lg">
        <Text fw={600}>{t('contents')}</Text>
        <Groups heads={heads} current={head.job} />
      </Stack>
    </Group>
  );
}
