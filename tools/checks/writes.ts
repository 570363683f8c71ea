import * as contract from '@pamaina/contract';
import type { AnyEndpoint } from '@pamaina/contract';
import type { SourceFile } from './source-files.ts';

/** The files that send mutations and outdate queries for all others. */
const WRITERS = /\/(use-action|affects|reload)\.ts$/;
/** Calls of their own kind: the session itself, and what a device sends again by itself. */
const APART = /\/(session-calls|push-device|send-taps)\.ts$/;

/**
 * Writes of the web application beside `useAction` and its forms: hand-written mutations and reloads, and calls of
 * endpoints that change something.
 */
export function findHandWrittenWrites({ path, text }: SourceFile): string[] {
  if (!/^apps\/web\/src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path) || WRITERS.test(path)) return [];
  const lines = text.split('\n').map((line, index) => ({ line, place: `${path}:${index + 1}` }));
  return lines.flatMap(({ line, place }) => {
    const words = line.match(/\b(useMutation|invalidateQueries|refetchQueries)\b/g) ?? [];
    const calls = APART.test(path) ? [] : [...line.matchAll(/\bcall(?:Async)?\((\w+)\.(\w+)/g)];
    const writing = calls.filter(([, feature = '', name = '']) => changesSomething(endpointOf(feature, name)));
    return [...words, ...writing.map(([found]) => found)].map((found) => `${place}: ${found}`);
  });
}

function endpointOf(feature: string, name: string): AnyEndpoint | undefined {
  const records = (contract as unknown as Record<string, Record<string, AnyEndpoint> | undefined>)[feature];
  return records?.[name];
}

/** A visitor's calls have no data to reload; generating is followed as a job; a question changes nothing. */
function changesSomething(endpoint: AnyEndpoint | undefined): boolean {
  if (endpoint === undefined || endpoint.method === 'GET') return false;
  const { role, readsOnly, path } = endpoint;
  return role !== 'public' && readsOnly !== true && !QUESTIONS.has(path) && path !== '/generate-schedule';
}

const QUESTIONS = new Set(['/schedule/{id}/fill', '/team/presence']);
