import { useTranslation } from 'react-i18next';

/** The labels of an entity's described fields. */
export function useFieldLabel(entity: string): (name: string) => string {
  const { t } = useTranslation('fields');
  return (name) => t(`${entity}.${name}`);
}
