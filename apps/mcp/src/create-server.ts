import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { createClient, Refused, type Client } from '@pamaina/client';
import { z } from 'zod';

const date = z.iso.date();
const range = { start: date.describe('First date, YYYY-MM-DD'), end: date.describe('Last date, both inclusive') };
/** More shifts than this say nothing that can be read. */
const SHIFTS_MAX = 500;

/**
 * The tools of a scheduling assistant. Each calls the HTTP API with the token, so its scopes decide; nothing is written
 * without a confirmation.
 */
export function createServer({ url, token }: { url: string; token: string | undefined }): McpServer {
  const pamaina = createClient({ url, token });
  const server = new McpServer({ name: 'pamaina', version: '1' });
  addReading(server, pamaina);
  addTrying(server, pamaina);
  addRepairing(server, pamaina);
  return server;
}

function addReading(server: McpServer, pamaina: Client): void {
  const annotations = { readOnlyHint: true };
  server.registerTool(
    'list_people',
    { description: 'The employees with their IDs and roles (scope people.read)', annotations },
    () =>
      answer(async () => {
        const people = await pamaina.employees.listEmployees();
        return people.map(({ id, name, roles }) => ({ id, name, roles }));
      }),
  );
  server.registerTool(
    'read_plan',
    {
      description: 'The shifts of some days, open ones without an employee (scope plan.read)',
      inputSchema: range,
      annotations,
    },
    (query) =>
      answer(async () => {
        const { shifts } = await pamaina.schedule.getSchedule({ query });
        const shown = shifts.slice(0, SHIFTS_MAX).map((shift) => ({
          id: shift.id,
          date: shift.date,
          start: shift.start_time,
          end: shift.end_time,
          template: shift.template,
          role: shift.role,
          employee_id: shift.employee_id,
          employee: shift.employee_name,
          status: shift.status,
        }));
        return { shifts: shown, left_out: shifts.length - shown.length };
      }),
  );
  server.registerTool(
    'why_open',
    {
      description:
        'Why shifts of some days are open: for each the reason why each employee cannot take it, or in a large team only how many each rule stops; then why_place_open has the reasons (scope plan.read)',
      inputSchema: range,
      annotations,
    },
    (query) =>
      answer(async () => {
        const { unfilled, quality } = await pamaina.schedule.getSummary({ query });
        return { open: unfilled, proof: quality.proof };
      }),
  );
  server.registerTool(
    'why_place_open',
    {
      description:
        'The reason why each employee cannot take one open shift, as why_open names it, with the same range (scope plan.read)',
      inputSchema: { ...range, date: date.describe('Its date, YYYY-MM-DD'), template: z.string(), role: z.string() },
      annotations,
    },
    (query) => answer(async () => ({ open: await pamaina.explanations.listReasons({ query }) })),
  );
}

/** It is looked at so often, and for so long: then the assistant asks again by its ID. */
const [LOOK_EVERY_MS, LOOK_FOR_MS] = [1_000, 45_000];

/** What if: a scenario is kept in Pamaina, and changes nothing; there is no tool that applies it. */
function addTrying(server: McpServer, pamaina: Client): void {
  server.registerTool(
    'try_change',
    {
      description:
        'What if: calculates a month with and without changes and says what is certain of the difference (scopes plan.read and plan.write). Nothing of the schedule changes; a person can apply it in Pamaina. With the `scenario_id` of an earlier answer it looks at that one again.',
      inputSchema: {
        scenario_id: z.uuid().optional(),
        name: z.string().optional(),
        year: z.number().int().optional(),
        month: z.number().int().optional(),
        changes: z
          .array(z.looseObject({ kind: z.string() }))
          .optional()
          .describe('As `changes` of POST /scenarios'),
      },
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    ({ scenario_id, ...asked }) =>
      answer(async () => {
        // The API says what is wrong with a line, in its own words.
        const body = { ...asked, name: asked.name ?? 'try_change' } as Asked;
        const id = scenario_id ?? (await pamaina.scenarios.createScenario({ body })).id;
        const started = performance.now();
        for (;;) {
          const found = await pamaina.scenarios.getScenario({ params: { id } });
          const isLive = found.state === 'waiting' || found.state === 'planning';
          if (!isLive || performance.now() - started > LOOK_FOR_MS) return shownOf(found);
          await delay(LOOK_EVERY_MS);
        }
      }),
  );
}

type Scenarios = Client['scenarios'];
type Asked = Parameters<Scenarios['createScenario']>[0]['body'];

const shownOf = (scenario: Awaited<ReturnType<Scenarios['getScenario']>>) => ({
  scenario_id: scenario.id,
  state: scenario.state,
  stale: scenario.stale,
  verdict: scenario.verdict,
  quantities: scenario.quantities,
  differences: scenario.differences.slice(0, SHIFTS_MAX),
});

type Proposal = Awaited<ReturnType<Client['repair']['proposeRepair']>>;

/** What was proposed, as a short code: what is applied is what was shown. */
const codeOf = ({ id, changes }: Pick<Proposal, 'id' | 'changes'>): string =>
  createHash('sha256')
    .update(JSON.stringify([id, changes]))
    .digest('hex')
    .slice(0, 8);

function addRepairing(server: McpServer, pamaina: Client): void {
  const proposed = new Map<string, { code: string; text: string }>();
  server.registerTool(
    'propose_repair',
    {
      description:
        'Somebody is absent: the fewest changes that cover their shifts (scope plan.cover). Nothing is changed yet; applied, they are recorded as ill for that time. Show the changes to the user, and apply them only if they agree.',
      inputSchema: { employee_id: z.string(), ...range },
      annotations: { readOnlyHint: true },
    },
    (body) =>
      answer(async () => {
        const proposal = await pamaina.repair.proposeRepair({ body });
        const code = codeOf(proposal);
        const changes = proposal.changes.map((change) => ({
          date: change.date,
          start: change.start_time,
          end: change.end_time,
          role: change.role,
          from: change.from_name,
          to: change.to_name,
        }));
        const text = changes
          .map(({ date: day, role, from, to }) => `${day}, ${role}: ${from ?? '-'} → ${to ?? '-'}`)
          .join('\n');
        remember(proposed, proposal.id, { code, text });
        return { repair_id: proposal.id, confirmation: code, changes, open: proposal.open, fewest: proposal.minimal };
      }),
  );
  server.registerTool(
    'apply_repair',
    {
      description:
        'Apply a proposed repair that the user has agreed to (scopes plan.cover and absences.write). `confirmation` is the code of the proposal. It can be undone in Pamaina for two days.',
      inputSchema: { repair_id: z.uuid(), confirmation: z.string() },
      annotations: { destructiveHint: true, idempotentHint: true },
    },
    ({ repair_id, confirmation }, { requestId }) =>
      answer(async () => {
        const known = proposed.get(repair_id);
        if (known?.code !== confirmation)
          throw new Error('This code is not of this proposal. Propose the repair again and show it to the user.');
        if (!(await isAgreed(server, known.text, requestId))) return { applied: 0, reason: 'The user did not agree.' };
        const { applied, undo_id } = await pamaina.repair.applyRepair({ params: { id: repair_id } });
        proposed.delete(repair_id);
        return { applied, undo_id };
      }),
  );
}

const PROPOSALS_MAX = 100;

function remember<Value>(known: Map<string, Value>, id: string, value: Value): void {
  const [oldest] = known.keys();
  if (known.size >= PROPOSALS_MAX && oldest !== undefined) known.delete(oldest);
  known.set(id, value);
}

/** Asks the user where the client can; otherwise the client has shown the proposal, whose code it names. */
async function isAgreed({ server }: McpServer, changes: string, requestId: string | number): Promise<boolean> {
  if (!server.getClientCapabilities()?.elicitation) return true;
  const { action, content } = await server.elicitInput(
    {
      message: `Apply these changes to the schedule?\n${changes}`,
      requestedSchema: {
        type: 'object',
        properties: { apply: { type: 'boolean', title: 'Apply' } },
        required: ['apply'],
      },
    },
    // The question goes where the answer of the tool will go.
    { relatedRequestId: requestId },
  );
  return action === 'accept' && content?.['apply'] === true;
}

/** The result as JSON; a refusal of the API in its own words. */
async function answer(work: () => Promise<unknown>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] };
  } catch (error) {
    const text = error instanceof Refused ? `${error.status} ${error.code}: ${error.message}` : String(error);
    return { isError: true, content: [{ type: 'text' as const, text }] };
  }
}
