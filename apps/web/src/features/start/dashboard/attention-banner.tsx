import { monthOf } from '@pamaina/contract';
import { Button, Text } from '@mantine/core';
import type { dashboard } from '@pamaina/contract';
import { CalendarClock, CircleCheck, Inbox, Sprout, UserRoundX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLabourCode } from '../../../lib/http/settings-queries.ts';
import classes from './dashboard.module.css';
import { requestPlaces } from './request-places.ts';

type Attention = dashboard.Attention;

interface Said {
  icon: LucideIcon;
  tone: 'late' | 'waiting' | 'calm';
  title: string;
  text: string;
  action: string;
  to: string;
}

/** The one thing to do next, and the way there; when nothing waits, it says so. */
export function AttentionBanner({ attention }: { attention: Attention | null }) {
  const { t } = useTranslation('dashboard');
  const say = useAttentionWords();
  if (attention === null)
    return (
      <section className={classes.banner} data-tone="calm" aria-label={t('attention.label')}>
        <CircleCheck size={20} aria-hidden />
        <Text fw={500}>{t('attention.nothing')}</Text>
      </section>
    );
  const { icon: Icon, tone, title, text, action, to } = say(attention);
  return (
    <section className={classes.banner} data-tone={tone} aria-label={t('attention.label')}>
      <Icon size={22} aria-hidden />
      <div className={classes.bannerWords}>
        <Text fw={600} size="lg">
          {title}
        </Text>
        <Text>{text}</Text>
      </div>
      <Button component={Link} to={to}>
        {action}
      </Button>
    </section>
  );
}

const setUpPlaces = {
  employees: '/manager/employees',
  templates: '/manager/shifts/templates',
  requirements: '/manager/shifts/requirements',
};

function useAttentionWords(): (attention: Attention) => Said {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const isLabourCode = useLabourCode();
  return (attention) => {
    if (attention.kind === 'set_up') {
      const { missing } = attention;
      return {
        icon: Sprout,
        tone: 'waiting',
        title: t(`attention.setUp.${missing}`),
        text: t(`attention.setUp.${missing}Text`),
        action: t(`attention.setUp.${missing}Action`),
        to: setUpPlaces[missing],
      };
    }
    if (attention.kind === 'unfilled') {
      const { count, first_date } = attention;
      return {
        icon: UserRoundX,
        tone: 'waiting',
        title: t('attention.unfilled', { count }),
        text: t('attention.unfilledText', { date: format.fullDate(first_date) }),
        action: t('attention.unfilledAction'),
        to: `/manager/calendar?month=${monthOf(first_date)}&view=week&from=${first_date}&panel=open`,
      };
    }
    if (attention.kind === 'requests')
      return {
        icon: Inbox,
        tone: 'waiting',
        title: t(attention.place === 'joins' ? 'attention.joins' : 'attention.requests', { count: attention.count }),
        text: t(attention.place === 'joins' ? 'attention.joinsText' : 'attention.requestsText'),
        action: t('attention.requestsAction'),
        to: requestPlaces[attention.place],
      };
    const { year, month, due, days_left, has_draft } = attention;
    const key = days_left < 0 ? 'late' : days_left === 0 ? 'today' : 'soon';
    return {
      icon: CalendarClock,
      tone: days_left < 0 ? 'late' : 'waiting',
      title: t(`attention.publish.${key}`, { month: format.month(year, month), count: Math.abs(days_left) }),
      text: t(`${isLabourCode ? 'attention.publish' : 'otherLaw'}.${has_draft ? 'draftText' : 'text'}`, {
        date: format.longDate(due),
      }),
      action: t(has_draft ? 'attention.publish.draftAction' : 'attention.publish.action'),
      to: `/manager/calendar?month=${year}-${String(month).padStart(2, '0')}&view=month`,
    };
  };
}
