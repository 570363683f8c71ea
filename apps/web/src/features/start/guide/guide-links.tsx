import { Anchor, Button, Group, Stack } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { useSession } from '../../../lib/session/session.tsx';
import type { GuideHead } from './guide.ts';

/** A page of the product that the user can open. */
export interface NamedPage {
  to: string;
  label: string;
}

/** The address of the guide: in the user's own area, or the one that is open to anyone. */
export function useGuidePlace(): string {
  const { projectId, role } = useSession();
  const area = useAreaPlace();
  return role === 'employee' || projectId !== null ? `${area}/guide` : '/guide';
}

/** Leads to the pages of the product that a page of the guide is about, those that the user can open. */
export function PagesAbout({ head, pages, not }: { head: GuideHead; pages: readonly NamedPage[]; not?: string }) {
  const { t } = useTranslation('guide');
  const open = head.pages.flatMap((path) => pages.filter(({ to }) => to === path && to !== not));
  if (open.length === 0) return null;
  return (
    <Group gap="xs">
      {open.map(({ to, label }) => (
        <Button key={to} component={Link} to={to} variant="default" rightSection={<ArrowRight size={16} aria-hidden />}>
          {t('open', { page: label })}
        </Button>
      ))}
    </Group>
  );
}

/** Titles of pages of the guide, each a link to it. */
export function GuideTitles({ heads, current }: { heads: readonly GuideHead[]; current?: string | undefined }) {
  const place = useGuidePlace();
  return (
    <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
      {heads.map(({ job, title }) => (
        <li key={job}>
          <Anchor
            component={Link}
            to={`${place}/${job}`}
            display="block"
            py={12}
            aria-current={job === current ? 'page' : undefined}
            fw={job === current ? 600 : 400}
          >
            {title}
          </Anchor>
        </li>
      ))}
    </Stack>
  );
}
