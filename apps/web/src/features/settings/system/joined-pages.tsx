import type { settings } from '@pamaina/contract';
import { BusinessRulesFields, businessRulesPart } from './business-rules-fields.tsx';
import { ImportanceFields, importancePart } from './importance-fields.tsx';
import { LawFields, lawPart } from './law-fields.tsx';
import { LimitsFields, limitsPart } from './limits-fields.tsx';
import { PeopleFields, peoplePart } from './people-fields.tsx';
import { RulesFields, rulesPart } from './rules-fields.tsx';
import { SettingsForm } from './settings-section.tsx';
import { ShiftsFields, shiftsPart } from './shifts-fields.tsx';
import { joinParts, useSection } from './use-section.ts';

interface PageProps {
  stored: settings.SystemSettings;
}

/** The applicable law, and the limits and rules for all employees. */
export function WorkingTimePage({ stored }: PageProps) {
  const { form, ...section } = useSection({ stored, ...joinParts(lawPart, joinParts(limitsPart, businessRulesPart)) });
  return (
    <SettingsForm section={section}>
      <LawFields form={form} />
      <LimitsFields form={form} />
      <BusinessRulesFields form={form} />
    </SettingsForm>
  );
}

/** The importance of each goal, and the strictness of each rule. */
export function PlanningPage({ stored }: PageProps) {
  const { form, ...section } = useSection({ stored, ...joinParts(importancePart, rulesPart(stored)) });
  return (
    <SettingsForm section={section}>
      <ImportanceFields form={form} />
      <RulesFields form={form} stored={stored} />
    </SettingsForm>
  );
}

/** Which shifts and which employees go together. */
export function TogetherPage({ stored }: PageProps) {
  const { form, ...section } = useSection({ stored, ...joinParts(shiftsPart, peoplePart) });
  return (
    <SettingsForm section={section}>
      <ShiftsFields form={form} />
      <PeopleFields form={form} />
    </SettingsForm>
  );
}
