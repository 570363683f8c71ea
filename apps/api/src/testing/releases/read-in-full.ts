import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { z } from 'zod';
import { createSignedLinks } from '../../platform/auth/signed-link.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { TestApp } from '../test-app.ts';
import { listReaders, type Reader } from './readers.ts';

/** The rows that the ids of an address name: their table, and the columns if they are not `id`. */
const NAMED: Readonly<Record<string, string>> = {
  '/announcements/{id}/attachment': 'announcement.attachment',
  '/employees/check-id/{id}': 'employee',
  '/employees/{id}/departure': 'employee',
  '/employees/{id}/employment': 'employee',
  '/employees/{id}/employment/end': 'employee',
  '/generate-schedule/{job_id}': 'generation',
  '/generate-schedule/{job_id}/best': 'generation',
  '/invoices/{id}': 'invoice',
  '/manager/swaps/{id}/verdicts': 'swap_offer',
  '/payments/{id}/invoice': 'purchase.provider_id',
  '/payroll-exports/{id}/file': 'payroll_export',
  '/pictures/{id}': 'picture',
  '/scenarios/{id}': 'scenario',
  '/schedule/amendments/{id}': 'amendment',
  '/schedule/history/{id}': 'archive',
  '/schedule/{id}/candidates': 'shift',
  '/schedule/{id}/explanation': 'shift',
  '/schedule/{id}/replace/price': 'shift',
  '/solve/{id}': 'solve',
  '/solve/{id}/events': 'solve',
  '/subscriptions/{id}/invoices': 'purchase.provider_id',
  '/subscriptions/{id}/invoices/{invoice_id}': 'purchase.provider_id invoice.id',
  '/time-off/{id}/consequence': 'time_off',
  '/timesheets/{id}/history': 'time_entry',
  '/webhooks/{id}/deliveries': 'webhook',
};

/** Read in another way than by an id of a row: by what another reply, the code or a link in an email has. */
const BY_LINK = new Set(['/law-packs/{id}', '/calendar/{secret}.ics', '/join/{token}', '/confirm/{token}']);

/** What a database answered: by endpoint the statuses that were seen, and each that no reply may have. */
export interface Answers {
  statuses: Map<string, Set<number>>;
  faults: string[];
}

/**
 * Calls every GET of the contract as everybody who can sign in, with the ids, days and months of the data, in each of
 * its formats. The product itself parses its replies by the contract: one that doesn’t fit is a 500.
 */
export async function readInFull(api: TestApp): Promise<Answers> {
  const answers: Answers = { statuses: new Map(), faults: [] };
  const note = (name: string, status: number, text: string) => {
    answers.statuses.set(name, (answers.statuses.get(name) ?? new Set()).add(status));
    if (status >= 500) answers.faults.push(`${name}: ${status} ${text.slice(0, 300)}`);
  };
  for (const reader of await listReaders(api)) {
    for (const endpoint of allEndpoints.filter((one) => one.method === 'GET' && !BY_LINK.has(one.path)))
      for (const input of inputsOf(endpoint, reader)) {
        const { status, text } = await callEndpoint(api, endpoint, { token: reader.token, ...input });
        note(endpoint.path, status, `${reader.name} ${JSON.stringify(input)} ${text}`);
      }
    for (const [path, address] of await linksOf(api, reader)) {
      const { status, text } = await api.call('GET', address);
      note(path, status, `${reader.name} ${text}`);
    }
  }
  return answers;
}

type Values = Record<string, string>;

/** Every input that the data has for the endpoint. */
function inputsOf({ path, params, query, role }: AnyEndpoint, reader: Reader): { params?: Values; query?: Values }[] {
  if (role === 'manager' && reader.role !== 'manager') return [];
  if (role === 'employee' && reader.role !== 'employee') return [];
  const queries = query ? queriesOf(query, reader) : [undefined];
  const names = params ? Object.keys((params as z.ZodObject).shape) : [];
  const addresses = names.length === 0 ? [undefined] : addressesOf(path, names, reader);
  return addresses.flatMap((address) =>
    queries.map((one) => ({ ...(address && { params: address }), ...(one && { query: one }) })),
  );
}

function addressesOf(path: string, names: readonly string[], { ids }: Reader): Values[] {
  const table = NAMED[path];
  if (table === undefined) throw new Error(`Which rows has ${path}? Name their table in NAMED.`);
  return (ids[table] ?? []).map((id) => {
    const parts = id.split(' ');
    return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? '']));
  });
}

/** By month of the data; formats and the like one after the other, with the first value of everything else. */
function queriesOf(query: z.ZodType, reader: Reader): Values[] {
  const { shape } = query as z.ZodObject;
  const found = new Map<string, Values>();
  for (const facts of reader.facts) {
    const values = Object.entries(shape).map(([name, schema]) => {
      const choices = CHOSEN.has(name) ? choicesOf(schema as z.ZodType) : [];
      return [name, choices.length > 0 ? choices : facts[name] === undefined ? [] : [facts[name]]] as const;
    });
    const first = Object.fromEntries(values.flatMap(([name, [one]]) => (one === undefined ? [] : [[name, one]])));
    for (const [name, list] of values)
      for (const value of list) {
        const one = { ...first, [name]: value };
        if (query.safeParse(one).success) found.set(JSON.stringify(one), one);
      }
    if (query.safeParse(first).success) found.set(JSON.stringify(first), first);
  }
  return [...found.values()];
}

/** Fields of which every choice is read. */
const CHOSEN = new Set(['format', 'paper', 'encoding', 'period', 'by', 'kind', 'drafts']);

function choicesOf(schema: z.ZodType): string[] {
  const { enum: choices, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    enum?: unknown[];
    anyOf?: { enum?: unknown[]; const?: unknown }[];
  };
  return (choices ?? anyOf?.flatMap((one) => one.enum ?? [one.const]) ?? []).map(String);
}

/** The addresses that their owners get elsewhere: a calendar, a link to join, a receipt by email. */
async function linksOf(api: TestApp, { token, role, projectId, ids }: Reader): Promise<[string, string][]> {
  if (projectId === null) return [];
  if (role === 'employee') {
    const { json } = await api.call('GET', '/schedule/feed', { token });
    const address = json?.path as string | null | undefined;
    return address ? [['/calendar/{secret}.ics', address.replace(/^\/api/, '')]] : [];
  }
  const { json } = await api.call('GET', '/invitations/link', { token });
  const [, join] = String(json?.link?.url ?? '').split('#');
  const links = createSignedLinks(api.deps.settings.jwtSecret);
  const expiresAt = api.deps.now() + 60_000;
  return [
    ...(join ? [['/join/{token}', `/join/${join}`] as [string, string]] : []),
    ...(ids['receipt'] ?? []).map((subject): [string, string] => [
      '/confirm/{token}',
      `/confirm/${links.sign('receipt', { projectId, subject, expiresAt })}`,
    ]),
  ];
}
