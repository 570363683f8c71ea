import { ArrowLeftRight, MessageCircleQuestionMark, Phone, Thermometer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OpenedMenu, type PressableElement, type PressedFrom } from '../../../ui/opened-menu.tsx';

interface TodayMenuItemsProps extends PressedFrom {
  target: PressableElement;
  phone: string | null;
  /** Nobody has the shift: it is filled, not taken over. */
  isOpenShift: boolean;
  /** The address of the form for an absence. What the caller may not do is omitted, here and below. */
  illness?: string;
  onReplace?: () => void;
  onAsk?: () => void;
}

/** What can be done about a line of the board. Drawn when it is opened for the first time. */
export function TodayMenuItems(props: TodayMenuItemsProps) {
  const { target, from, phone, isOpenShift, illness, onReplace, onAsk } = props;
  const { t } = useTranslation('dashboard');
  return (
    <OpenedMenu
      button={target}
      from={from}
      position="bottom-end"
      items={(Menu) => (
        <>
          {illness !== undefined && (
            <Menu.Item component={Link} to={illness} leftSection={<Thermometer size={16} aria-hidden />}>
              {t('today.ill')}
            </Menu.Item>
          )}
          {onReplace && (
            <Menu.Item leftSection={<ArrowLeftRight size={16} aria-hidden />} onClick={onReplace}>
              {t(isOpenShift ? 'today.fill' : 'today.replace')}
            </Menu.Item>
          )}
          {onAsk && (
            <Menu.Item leftSection={<MessageCircleQuestionMark size={16} aria-hidden />} onClick={onAsk}>
              {t('today.ask')}
            </Menu.Item>
          )}
          {phone !== null && (
            <Menu.Item
              component="a"
              href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              leftSection={<Phone size={16} aria-hidden />}
            >
              {t('today.call', { phone })}
            </Menu.Item>
          )}
        </>
      )}
    />
  );
}
