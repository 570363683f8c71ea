import { Anchor, Drawer, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { guideFor } from './guide.ts';
import { GuideArticle } from './guide-article.tsx';
import { PagesAbout, type NamedPage } from './guide-links.tsx';
import { useGuideHeads } from './use-guide.ts';

interface GuideDrawerProps {
  /** The pages of the area that the user can open. */
  pages: readonly NamedPage[];
  onClose: () => void;
}

/** The guide to the page below, which stays as it is: nothing that was typed there is lost. */
export function GuideDrawer({ pages, onClose }: GuideDrawerProps) {
  const { t } = useTranslation('guide');
  const area = useAreaPlace();
  const { pathname } = useLocation();
  const heads = useGuideHeads();
  const about = guideFor(pathname, heads);
  const [chosen, setChosen] = useState<string | null>(null);
  const head = heads.find(({ job }) => job === chosen) ?? about[0];
  if (head === undefined) return null;
  const others = about.filter(({ job }) => job !== head.job);
  return (
    <Drawer
      opened
      // The button that opens it closes it on Escape.
      closeOnEscape={false}
      onClose={onClose}
      position="right"
      size={520}
      padding="lg"
      title={head.title}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="lg" key={head.job}>
        <GuideArticle job={head.job} onJob={setChosen} />
        <PagesAbout head={head} pages={pages} not={pathname} />
        {others.length > 0 && (
          <div>
            <Text fw={600}>{t('alsoHere')}</Text>
            <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
              {others.map(({ job, title }) => (
                <li key={job}>
                  <Anchor component="button" type="button" py={12} ta="left" onClick={() => setChosen(job)}>
                    {title}
                  </Anchor>
                </li>
              ))}
            </Stack>
          </div>
        )}
        <Anchor component={Link} to={`${area}/guide`} onClick={onClose}>
          {t('all')}
        </Anchor>
      </Stack>
    </Drawer>
  );
}
