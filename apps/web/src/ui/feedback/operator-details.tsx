import { useTranslation } from 'react-i18next';
import { readOperator } from '../../lib/operator.ts';
import classes from '../pieces.module.css';

/** Who runs the product: shown if the operator has configured it, otherwise nothing. */
export function OperatorDetails() {
  const { t } = useTranslation();
  const operator = readOperator();
  if (operator === null) return null;
  const { name, code, address, email } = operator;
  return (
    <address className={classes.operator}>
      <span>{name}</span>
      {code !== null && <span>{t('common:operator.code', { code })}</span>}
      {address !== null && <span>{address}</span>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
