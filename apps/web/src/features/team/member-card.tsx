import { Text } from '@mantine/core';
import type { team } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { RoleName } from '../../ui/role-name.tsx';
import { PresenceMark } from './presence-mark.tsx';
import classes from './team.module.css';

/** One member of the team, as colleagues are allowed to see them. */
export function MemberCard({ member }: { member: team.TeamMember }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { name, roles, department, location, join_date, total_hours } = member;
  const place = [department, location].filter((part) => part !== null);
  return (
    <li className={classes.member}>
      <Avatar name={name} picture={member.picture} size={44} />
      <div className={classes.words}>
        <div className={classes.head}>
          <Text fw={600}>{name}</Text>
          <PresenceMark status={member.status} />
        </div>
        <Text size="sm">
          <RoleName role={roles.join(', ')} />
        </Text>
        {place.length > 0 && (
          <Text size="sm" c="dimmed">
            {place.join(' · ')}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={4}>
          {t('since', { date: format.longDate(join_date), hours: format.hours(Math.round(total_hours)) })}
        </Text>
      </div>
    </li>
  );
}
