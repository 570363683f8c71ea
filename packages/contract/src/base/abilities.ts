import { z } from 'zod';

/**
 * What somebody may do in a project. An endpoint names the one that it needs; a role of a project is a set of them, and
 * so are the scopes of an API token. Their labels are in i18n, under these names.
 */
export const abilities = [
  /** The plan and what it is made from. */
  'plan.read',
  'plan.write',
  /** Publish a month or an amendment, announce something, and remind those who have not confirmed it. */
  'plan.publish',
  /** Find somebody for a shift of the plan in force: replacements, questions, repairs. */
  'plan.cover',
  /** Shift templates, requirements, holidays. */
  'staffing.write',
  /** Comments, events, notes and tasks of a day. */
  'notes.write',
  'people.read',
  /** Employees, their logins, certificates and employment. */
  'people.write',
  'absences.read',
  'absences.write',
  /** Approve and reject time off, swaps, claims and general requests. */
  'requests.decide',
  'hours.read',
  'hours.correct',
  /** Approve entries; lock and unlock a month. */
  'hours.approve',
  /** What came in, and what will: the numbers from which requirements are proposed. */
  'takings.read',
  'takings.write',
  /** Rates, costs and payroll files. */
  'pay.read',
  'settings.write',
  /** Activity and archives. */
  'history.read',
  /** Export all data of the project; erase former employees. */
  'data.write',
  /** Who has access, and to what. */
  'members.write',
  'billing.write',
  /** API tokens of the project, webhooks. */
  'programs.write',
] as const;

export const Ability = z.enum(abilities);
export type Ability = z.infer<typeof Ability>;

/** Of an account in a project; all but `owner` can be given further abilities, see `grantable`. */
export const projectRoles = ['owner', 'manager', 'lead', 'accountant'] as const;
export const ProjectRole = z.enum(projectRoles);
export type ProjectRole = z.infer<typeof ProjectRole>;

/** For owners alone, unless they give them to a manager. */
const ofOwners: readonly Ability[] = ['data.write', 'members.write', 'billing.write', 'programs.write'];

/** The abilities of each role. An owner can do everything. */
export const abilitiesOf: Readonly<Record<ProjectRole, readonly Ability[]>> = {
  owner: abilities,
  manager: abilities.filter((ability) => !ofOwners.includes(ability)),
  lead: ['plan.read', 'plan.cover', 'notes.write', 'people.read', 'hours.read', 'hours.correct'],
  accountant: ['people.read', 'absences.read', 'hours.read', 'pay.read'],
};

/** What an owner can add to a role, person by person. */
export const grantable: Readonly<Record<ProjectRole, readonly Ability[]>> = {
  owner: [],
  manager: ofOwners,
  lead: ['absences.read', 'absences.write', 'requests.decide', 'hours.approve'],
  accountant: ['plan.read', 'hours.correct', 'hours.approve', 'takings.read', 'history.read'],
};

/** A lead uses these within this week alone; approvals concern any day. */
export const weekOnly: readonly Ability[] = ['plan.read', 'plan.cover', 'notes.write', 'hours.read', 'hours.correct'];

/** The fields of any reply that are null without the ability. */
export const shownWith = {
  'pay.read': [
    'hourly_rate_cents',
    'cost_cents',
    'forecast_cents',
    'least_cents',
    'most_cents',
    'cap_cents',
    'point_cents',
  ],
  'takings.read': ['takings_cents', 'share', 'asked_for', 'over_hours', 'short_hours'],
  'people.write': ['birth_date'],
} as const satisfies Partial<Record<Ability, readonly string[]>>;

/** Everything that a member may do: the abilities of the role, and the grants that the role can have. */
export function abilitiesWith(role: ProjectRole, grants: readonly Ability[]): ReadonlySet<Ability> {
  return new Set([...abilitiesOf[role], ...grants.filter((grant) => grantable[role].includes(grant))]);
}
