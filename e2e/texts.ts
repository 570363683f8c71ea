import enCommon from '../apps/web/src/i18n/en/common.ts';
import enEmployees from '../apps/web/src/i18n/en/employees.ts';
import enHolidays from '../apps/web/src/i18n/en/holidays.ts';
import enLanding from '../apps/web/src/i18n/en/landing.ts';
import enProjects from '../apps/web/src/i18n/en/projects.ts';
import enRequirements from '../apps/web/src/i18n/en/requirements.ts';
import enSchedule from '../apps/web/src/i18n/en/schedule.ts';
import enSession from '../apps/web/src/i18n/en/session.ts';
import enSettings from '../apps/web/src/i18n/en/settings.ts';
import enShell from '../apps/web/src/i18n/en/shell.ts';
import enTemplates from '../apps/web/src/i18n/en/templates.ts';
import enUnavailability from '../apps/web/src/i18n/en/unavailability.ts';
import ltCommon from '../apps/web/src/i18n/lt/common.ts';
import ltSession from '../apps/web/src/i18n/lt/session.ts';

/** The application's own English texts, so that a better wording breaks no journey. */
export const en = {
  common: enCommon,
  employees: enEmployees,
  holidays: enHolidays,
  landing: enLanding,
  projects: enProjects,
  requirements: enRequirements,
  schedule: enSchedule,
  session: enSession,
  settings: enSettings,
  shell: enShell,
  templates: enTemplates,
  unavailability: enUnavailability,
};

/** The Lithuanian ones, as far as a journey reads them. */
export const lt = { common: ltCommon, session: ltSession };

const HOLE = /\{\{(\w+)\}\}/g;

/** A text with its holes filled, as the application shows it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(HOLE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}} in "${text}"`);
    return String(value);
  });
}

/** Any text that `text` can become, whatever fills its holes. */
export function like(text: string): RegExp {
  const literals = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literals.join('.+')}$`);
}
