import type { Distribution } from './schema.ts';

/**
 * What becomes of each table without `project_id`: a copy on every node, because rows of projects belong to it, or a
 * table of the first node alone. A table that is in neither list is new, and somebody must decide.
 */
const REFERENCE = [
  'account',
  'identity',
  'project',
  'public_holiday',
  'public_holiday_change',
  'zone_offset',
  'zone_offset_before',
  'zone_rules',
];
const COORDINATOR = [
  'account_mail',
  'app_login',
  'billing_details',
  'calendar_feed',
  'consent',
  'idempotency',
  'invoice',
  'invoice_series',
  'limit_window',
  'migration',
  'notification_settings',
  'one_time_secret',
  'passkey',
  'passkey_challenge',
  'password_request',
  'payment_code',
  'picture',
  'provider_event',
  'purchase',
  'push_subscription',
  'recovery_code',
  'sandbox_event',
  'sandbox_intent',
  'sandbox_invoice',
  'sandbox_subscription',
  'security_event',
  'session',
  'sign_in',
  'totp',
  'vat_check',
];

/** How the tables would be spread over several machines, and what stands against it. */
export function citusPart(found: Distribution): string[] {
  const undecided = found.otherTables.filter((name) => ![...REFERENCE, ...COORDINATOR].includes(name));
  const gone = [...REFERENCE, ...COORDINATOR].filter((name) => !found.otherTables.includes(name));
  if (undecided.length + gone.length > 0)
    throw new Error(
      `bench/scale/page-citus.ts: decide about ${undecided.join(', ') || 'nothing'}; gone: ${gone.join(', ') || 'none'}`,
    );
  const targets = new Set(found.keysToOthers.map((key) => key.split(' → ')[1] ?? ''));
  const missing = [...targets].filter((name) => !REFERENCE.includes(name));
  if (missing.length > 0)
    throw new Error(`Rows of projects belong to ${missing.join(', ')}: these are reference tables`);
  return [
    '## More than one database machine',
    '',
    'Not needed for these numbers: one PostgreSQL serves them. With ten times as many, [Citus](https://www.citusdata.com) distributes the tables of projects by `project_id`: a project is on one node, and a request touches one node. Nothing of this has been tried. What stands for and against it is read from the real schema:',
    '',
    table(
      ['', 'Tables', 'Which'],
      [
        ['distributed by `project_id`', String(found.tenantTables.length), 'all that have it, co-located'],
        ['reference, a copy on every node', String(REFERENCE.length), names(REFERENCE)],
        ['on the first node alone', String(COORDINATOR.length), names(COORDINATOR)],
      ],
    ),
    '',
    ...obstacles(found).map((line) => `- ${line}`),
    '',
    'A step before Citus needs nothing of it: several installations, each with its database, and a proxy that chooses by host name. Only accounts in two of them sign in twice.',
  ];
}

function obstacles(found: Distribution): string[] {
  const { uniqueWithoutProject, keysWithoutProject, keysFromOthers, keysToOthers, triggers, sequences } = found;
  const keys = new Map<string, number>();
  for (const key of keysToOthers) keys.set(key.split(' → ')[1] ?? '', (keys.get(key.split(' → ')[1] ?? '') ?? 0) + 1);
  const toOthers = [...keys].map(([name, number]) => `${number} to \`${name}\``).join(', ');
  return [
    `**Unique over all projects** (${uniqueWithoutProject.length}): ${names(uniqueWithoutProject)}. Citus refuses a unique index without \`project_id\`. Employees’ IDs are unique in the whole system through \`identity\`, which stays a reference table and keeps them so; the indexes become (\`project_id\`, …), and the hashes of tokens and kiosks move to a table on the first node that names their project.`,
    `**Foreign keys** between distributed tables: ${keysWithoutProject.length === 0 ? 'all contain `project_id`, as Citus needs it' : `without it ${names(keysWithoutProject)}`}. From them to others: ${toOthers}; allowed, because these are reference tables. From others to them: ${names(keysFromOthers)}; refused, so a trigger must keep it.`,
    `**Writes to reference tables** lock all nodes: sign-ups and changes of accounts and projects, not what people do all day. Sessions, limits, idempotency keys and second factors are on the first node, so each request still asks it once: that is the limit of this design, until sessions are signed alone.`,
    `**Triggers** on distributed tables (${triggers}) need \`citus.enable_unsafe_triggers\` and may touch their own project only; the chain of the history does.`,
    `**Numbers from sequences** (${names(sequences)}): unique over all nodes, but in order only within one. Live events are read in order of one account’s notifications in one project, so that holds.`,
    `**Across projects** look the functions of the owner: the queue of plans, due deliveries, webhooks and reminders, shared figures. They would ask all nodes for a few rows each; the tables \`generation\` and \`outbox\` are better kept on the first node.`,
    `**Advisory locks** hold on one node: ${names(found.lockingFiles)} take them. Those about a project must be taken on its node; those about processes (\`signals.ts\`) and migrations on the first.`,
    `**LISTEN and NOTIFY** (${names(found.channels)}) are heard on the node where they are sent. Processes listen on the first node; what a distributed transaction sends from another is lost, so it is sent in a statement to the first node after it.`,
    `**Row-level security** works on distributed tables since Citus 11. The project of a transaction must reach the nodes: \`SET LOCAL\` with \`citus.propagate_set_commands = 'local'\` in place of \`set_config\`, which stays on one.`,
  ];
}

const names = (list: readonly string[]) => (list.length === 0 ? 'none' : list.map((name) => `\`${name}\``).join(', '));

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
