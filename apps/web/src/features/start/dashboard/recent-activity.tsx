import type { activity } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ActivityLine } from '../../access/activity/index.ts';
import pieces from '../../../ui/pieces.module.css';
import { Section } from '../../../ui/section.tsx';

const SHOWN = 2;

/** The latest changes; the history contains all of them. */
export function RecentActivity({ items }: { items: readonly activity.Activity[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('activity.title')} more={{ to: '/manager/history', label: t('activity.more') }}>
      <ul className={pieces.rows}>
        {items.slice(0, SHOWN).map((item) => (
          <ActivityLine key={item.id} item={item} isBrief />
        ))}
      </ul>
    </Section>
  );
}
