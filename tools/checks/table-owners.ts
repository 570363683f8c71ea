import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/**
 * The tables and views that each feature of the API, or folder of its platform, owns: no other writes them. Others call
 * what the owner's index.ts offers.
 */
const OWNED: Record<string, string> = {
  'platform/auth': 'account identity one_time_secret security_event session sign_in',
  'platform/database': `app_login calendar_day migration project_write public_holiday public_holiday_change
    zone_offset zone_offset_before zone_rules`,
  'platform/http': 'idempotency',
  'platform/jobs': 'due_work',
  'platform/limits': 'limit_window',
  'platform/mail': 'account_mail',
  'platform/payments': 'sandbox_event sandbox_intent sandbox_invoice sandbox_subscription',
  'access/activity': 'activity activity_link',
  'access/second-factor': 'passkey passkey_challenge recovery_code totp',
  'access/session': 'consent',
  'access/webhooks': 'webhook webhook_delivery',
  'access/recovery': 'password_request',
  'access/projects': 'project project_member',
  'access/profile': 'picture',
  'access/api-tokens': 'api_token',
  'messages/notifications': 'delivery notification notification_settings outbox push_subscription',
  'messages/comments': 'daily_comment',
  'messages/events': 'event',
  'messages/requests': 'request',
  'messages/tasks': 'shift_note task_done',
  'business/templates': 'template',
  'business/requirements': 'requirement standard_week standard_week_span week_requirement',
  'business/settings': 'employee_pair forbidden_sequence senior_rule template_limit',
  'business/cost-terms': 'budget cost_terms employer_share role_rate',
  'business/holidays': 'holiday',
  'business/unavailability': 'unavailability',
  'business/members': 'member_invitation',
  'business/employees': 'employee employment_term former_employee',
  'business/certificates': 'certificate certificate_kind certificate_template',
  'business/invitations': 'invitation join_link',
  'money/invoices': 'billing_details invoice invoice_series vat_check',
  'money/purchases': 'payment_code provider_event purchase',
  'plan/planning-input': 'counted_shift counted_work month_budget shift_minutes worked_month worked_sum',
  'plan/shifts': 'hand_removal schedule_month shift',
  'plan/late-changes': 'late_change',
  'plan/months': 'archive timesheet_month',
  'plan/snapshots': 'draft_snapshot',
  'plan/amendments': 'amendment',
  'plan/receipts': 'receipt',
  'plan/announcements': 'announcement announcement_receipt attachment',
  'plan/generation': 'generation solve',
  'plan/scenarios': 'scenario',
  'plan/wishes': 'wish',
  'plan/imports': 'import_mapping',
  'plan/feed': 'calendar_feed feed_removal',
  'changes/leave-types': 'leave_correction leave_type',
  'changes/time-off': 'time_off',
  'changes/repair': 'repair',
  'changes/shift-requests': 'shift_claim shift_opening swap_offer',
  'changes/rings': 'ring ring_person',
  'changes/asks': 'ask ask_person',
  'hours/time-clock': 'clock_event clock_pin kiosk time_entry',
  'hours/timesheets': 'time_entry_version',
  'hours/overtime-leave': 'overtime_leave',
  'hours/takings': 'expected_taking taking',
  'hours/staffing': 'productivity role_productivity used_proposal',
  'hours/working-time-sheet': 'sheet_confirmation sheet_mark',
  'hours/payroll-exports': 'payroll_export',
};

/** The owner of each table and view. */
export const OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries(OWNED).flatMap(([owner, tables]) =>
    tables.split(/\s+/).map((table): [string, string] => [table, owner]),
  ),
);

/** Who writes tables of all others, and why. */
export const WRITES_ALL: Readonly<Record<string, string>> = {
  'platform/database': 'deletes what is past its time, and restores backups',
  'money/privacy': 'erases a person from every table at once, and leaves all else as it is',
  'business/samples': 'fills an empty project with sample rows',
  'start/demo': 'fills and copies the demo',
};

/** Statements whose table is chosen where they run: who makes them, how many, and of which tables. */
export const CHOSEN: Readonly<Record<string, { statements: number; tables: string }>> = {
  'access/second-factor': { statements: 1, tables: 'passkey passkey_challenge recovery_code totp' },
  'messages/notifications': { statements: 2, tables: 'notification outbox' },
  'plan/shifts': { statements: 1, tables: 'time_off unavailability' },
  'changes/shift-requests': { statements: 2, tables: 'shift_claim swap_offer' },
};

/** A statement that writes or reads a table: `null` where the table is chosen when it runs. */
export interface Access {
  place: string;
  /** The feature or the folder of the platform that makes it. */
  by: string;
  table: string | null;
}

const SOURCE = /^apps\/api\/src\/(?!testing\/)(?!.*\.test\.ts$).*\.ts$/;
/** How statements are found: methods of the query builder, and patterns of SQL whose first group is the table. */
interface Kind {
  methods: ReadonlySet<string>;
  sql: readonly RegExp[];
}
const WRITES: Kind = {
  methods: new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']),
  sql: [
    /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:([a-z_]+)|\$\{)/gi,
    // Not "for update", "on conflict do update set", or a sentence.
    /(?<!\b(?:for|do|key)\s+)\bupdate\s+(?:only\s+)?(?:([a-z_]+)|\$\{[^}]*\})(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/gi,
  ],
};
const READS: Kind = {
  methods: new Set([
    'selectFrom',
    'from',
    'using',
    ...['inner', 'left', 'right', 'full', 'cross'].map((way) => `${way}Join`),
  ]),
  sql: [/\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?([a-z_]+)\b(?!\s*[.(])/gi],
};

/** All statements of the API that write a table: of the query builder, and of SQL. */
export function findWrites(files: readonly SourceFile[]): Access[] {
  return files.filter(({ path }) => SOURCE.test(path)).flatMap((file) => accessesOf(file, WRITES));
}

/**
 * The tables of other areas that the features of each area read by statements of their own, in alphabetical order. Those
 * of the platform are for all.
 */
export function findForeignReads(files: readonly SourceFile[]): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { by, table } of files
    .filter(({ path }) => SOURCE.test(path) && path.includes('/features/'))
    .flatMap((file) => accessesOf(file, READS))) {
    const [area = ''] = by.split('/');
    const [owner = area] = (table === null ? undefined : OWNERS.get(table))?.split('/') ?? [];
    if (table !== null && owner !== area && owner !== 'platform' && !(by in WRITES_ALL))
      (found[area] ??= new Set()).add(table);
  }
  return Object.fromEntries(Object.entries(found).map(([area, tables]) => [area, [...tables].sort()]));
}

function accessesOf({ path, text }: SourceFile, { methods, sql }: Kind): Access[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const by = /\/src\/(?:features\/)?([^/]+\/[^/]+)\//.exec(path)?.[1] ?? 'src';
  const found: Access[] = [];
  const add = (table: string | null, at: number) => {
    found.push({ place: `${path}:${tree.getLineAndCharacterOfPosition(at).line + 1}`, by, table });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      if (methods.has(name.text)) add(tableOf(node.arguments[0]), name.end);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const from = node.getStart(tree);
      const literal = text.slice(from, node.end);
      for (const pattern of sql)
        for (const { 1: table, index } of literal.matchAll(pattern)) add(table?.toLowerCase() ?? null, from + index);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Without its alias. */
const tableOf = (argument: ts.Expression | undefined): string | null =>
  argument !== undefined && ts.isStringLiteralLike(argument) ? (argument.text.split(' ')[0] ?? null) : null;

/** Tables that a feature writes beside their owner: `<feature>: <table> <statements>`, in alphabetical order. */
export function findForeignWrites(writes: readonly Access[]): string[] {
  const counts = new Map<string, number>();
  for (const { by, table } of writes) {
    if (table === null || by in WRITES_ALL || OWNERS.get(table) === by) continue;
    const key = `${by}: ${table}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const chosen = Object.entries(CHOSEN).flatMap(([by, { tables }]) =>
    tables.split(' ').flatMap((table) => (OWNERS.get(table) === by ? [] : [`${by}: ${table} chosen`])),
  );
  return [...[...counts].map(([key, count]) => `${key} ${count}`), ...chosen].sort();
}
