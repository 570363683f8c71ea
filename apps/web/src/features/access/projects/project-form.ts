import { projects, session } from '@pamaina/contract';
import type { TFunction } from 'i18next';
import { validateWith } from '../../../ui/form/validate-with.ts';

export const emptyProject = { name: '', description: '', email: '', agreeToTerms: false, acceptPrivacy: false };
export type ProjectValues = typeof emptyProject;

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
