import type { settings } from '@pamaina/contract';

const importance: settings.SystemSettings['importance'] = {
  coverage: 'normal',
  law: 'normal',
  fairness: 'high',
  wishes: 'low',
  cost: 'off',
  stability: 'normal',
};

/** The planner's settings of a project. */
export function makeSystem(changes: Partial<settings.SystemSettings> = {}): settings.SystemSettings {
  return {
    law_pack: 'lt',
    law: { name: 'Lithuania', cites: 'labour_code', publish_notice_days: 7, overtime_leave: true },
    regime: 'summary',
    accounting_months: 3,
    accounting_ground: null,
    accounting_start: '2026-01-01',
    agreed_limits: [],
    importance,
    planning_seconds: 10,
    opening_hours: [{ open: '08:00', close: '20:00' }, null, null, null, null, null, null],
    severities: { 'forbidden-sequence': 'soft' },
    limits: { max_shifts_per_week: 5, min_hours_per_month: 80, max_hours_per_month: 120 },
    business_rules: {},
    asks_need_approval: false,
    closing_before_opening: true,
    forbidden_sequences: [],
    template_limits: [],
    pairs: [],
    seniors: [],
    alcohol_roles: [],
    late_change_hours: null,
    late_change_percent: null,
    rules: [
      { rule: 'role', family: 'basic', default_severity: 'hard', choices: ['hard'] },
      { rule: 'forbidden-sequence', family: 'business', default_severity: 'hard', choices: ['soft', 'hard'] },
    ],
    version: 1,
    ...changes,
  };
}
