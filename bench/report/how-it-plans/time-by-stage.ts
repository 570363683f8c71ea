/** What a planning thread can be doing. */
export type Stage = 'annealing' | 'root' | 'dives' | 'neighbourhoods' | 'proofs' | 'other';

/** The part of a CPU profile of V8 that is used here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** A stage is recognized by the innermost of these files on the stack. */
const FILES: readonly (readonly [Stage, RegExp])[] = [
  ['annealing', /engine\/src\/search\/(anneal|construct|moves)/],
  ['root', /engine\/src\/lp\/root-program/],
  ['dives', /engine\/src\/lp\/dive/],
  ['neighbourhoods', /engine\/src\/lp\/(neighbourhood-search|solve-neighbourhood|coordinate-descent)/],
  ['proofs', /engine\/src\/(lp\/(reduced-cost-enumeration|branch-and-price)|bounds\/)/],
];
const PLANNING = /engine\/src\/search\/(search|portfolio)/;

/** Seconds by stage of one thread; null if it did not plan. */
export function timeByStage(text: string): Record<Stage, number> | null {
  const { nodes, samples, timeDeltas } = JSON.parse(text) as Profile;
  if (!nodes.some(({ callFrame }) => PLANNING.test(callFrame.url))) return null;
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const known = new Map<number, Stage>();
  const stageOf = (id: number): Stage => {
    const found = known.get(id);
    if (found) return found;
    const url = frames.get(id)?.url ?? '';
    const above = parent.get(id);
    const stage = FILES.find(([, file]) => file.test(url))?.[0] ?? (above === undefined ? 'other' : stageOf(above));
    known.set(id, stage);
    return stage;
  };
  const seconds = { annealing: 0, root: 0, dives: 0, neighbourhoods: 0, proofs: 0, other: 0 };
  samples.forEach((id, i) => {
    if (frames.get(id)?.functionName !== '(idle)') seconds[stageOf(id)] += (timeDeltas[i] ?? 0) / 1e6;
  });
  return seconds;
}
