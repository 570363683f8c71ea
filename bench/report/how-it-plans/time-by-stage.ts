/** What a planning thread can be doing. */
export type Stage = 'annealing' | 'root' | 'dives' | 'neighbourhoods' | 'proofs' | 'other';

/** The part of a CPU profile of V8 that is used here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** A stage is recognized by the innermost of these files of the engine on the stack, given by how their paths begin. */
export const STAGE_FILES: readonly (readonly [Stage, readonly string[]])[] = [
  ['annealing', ['search/anneal', 'search/construct', 'search/moves', 'search/window/']],
  ['root', ['lp/master/root-program']],
  ['dives', ['lp/integer/dive', 'lp/integer/shrinking-dive']],
  [
    'neighbourhoods',
    ['lp/integer/neighbourhood-search', 'lp/integer/solve-neighbourhood', 'lp/master/coordinate-descent'],
  ],
  ['proofs', ['lp/integer/reduced-cost-enumeration', 'lp/integer/branch-and-price', 'bounds/']],
];
/** Only a thread with these files plans. */
export const PLANNING_FILES = ['search/search', 'search/portfolio'];

const isOf = (url: string, paths: readonly string[]): boolean =>
  paths.some((path) => url.includes(`engine/src/${path}`));

/** Seconds by stage of one thread; null if it did not plan. */
export function timeByStage(text: string): Record<Stage, number> | null {
  const { nodes, samples, timeDeltas } = JSON.parse(text) as Profile;
  if (!nodes.some(({ callFrame }) => isOf(callFrame.url, PLANNING_FILES))) return null;
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const known = new Map<number, Stage>();
  const stageOf = (id: number): Stage => {
    const found = known.get(id);
    if (found) return found;
    const url = frames.get(id)?.url ?? '';
    const above = parent.get(id);
    const stage =
      STAGE_FILES.find(([, paths]) => isOf(url, paths))?.[0] ?? (above === undefined ? 'other' : stageOf(above));
    known.set(id, stage);
    return stage;
  };
  const seconds = { annealing: 0, root: 0, dives: 0, neighbourhoods: 0, proofs: 0, other: 0 };
  samples.forEach((id, i) => {
    if (frames.get(id)?.functionName !== '(idle)') seconds[stageOf(id)] += (timeDeltas[i] ?? 0) / 1e6;
  });
  return seconds;
}
