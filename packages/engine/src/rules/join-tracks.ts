import { BROKEN, type Track } from './track.ts';

/** Combines several tracks without costs; null if there are none. */
export function joinTracks(tracks: readonly Track[]): Track | null {
  if (tracks.length <= 1) return tracks[0] ?? null;
  const states = [tracks.map((track) => track.start)];
  const numbers = new Map([[states[0]!.join(), 0]]);
  return {
    start: 0,
    next: (state, day, code) => {
      const after = tracks.map((track, i) => track.next(states[state]![i]!, day, code));
      if (after.includes(BROKEN)) return BROKEN;
      const key = after.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, states.length);
      return states.push(after) - 1;
    },
  };
}
