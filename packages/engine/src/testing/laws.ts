import { lawOf } from '../law/packs.ts';
import type { LawPack } from '../problem/law-pack.ts';

const NOW = { from: '2026-01-01', to: '2026-01-01' };

function inForce(id: string): LawPack {
  const law = lawOf(id, NOW);
  if (!law) throw new Error(`There is no law pack "${id}".`);
  return law;
}

/** The packs as they are in force in 2026. */
export const lithuania = inForce('lt');
export const eu = inForce('eu');
