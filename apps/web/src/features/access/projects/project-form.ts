import { constants, projects, session } from '@pamaina/contract';
import type { TFunction } from 'i18next';
import { validateWith } from '../../../ui/form/validate-with.ts';

export interface ProjectValues {
  name: string;
  description: string;
  email: string;
  /** Null until the countries are known. */
  country: string | null;
  law_pack: string | null;
  agreeToTerms: boolean;
  acceptPrivacy: boolean;
}

export const emptyProject: ProjectValues = {
  name: '',
  description: '',
  email: '',
  country: null,
  law_pack: null,
  agreeToTerms: false,
  acceptPrivacy: false,
};

/** Where it is, as calls take it; nothing is sent of what isn't known. */
export function placeOf({ country, law_pack }: Pick<ProjectValues, 'country' | 'law_pack'>) {
  const known = constants.countries.find((one) => one === country);
  return { ...(known && { country: known }), ...(known && law_pack !== null && { law_pack }) };
}

/**
 * The email for receipts is required for paying accounts; both checkboxes for everyone.
 */
export function validateProject(values: ProjectValues, t: TFunction, mustPay: boolean): Record<string, string> {
  const errors: Record<string, string> = projects.createProject.body
    ? validateWith<ProjectValues>(projects.createProject.body, t, ({ name, description }) => ({ name, description }))(
        values,
      )
    : {};
  if (errors.name !== undefined) errors.name = t('projects:nameShort');
  if (mustPay && values.email.trim() === '') errors.email = t('projects:emailRequired');
  else if (mustPay && !session.register.body?.shape.email.safeParse(values.email).success)
    errors.email = t('projects:emailInvalid');
  if (!values.agreeToTerms) errors.agreeToTerms = t('projects:termsRequired');
  if (!values.acceptPrivacy) errors.acceptPrivacy = t('projects:privacyRequired');
  return errors;
}
