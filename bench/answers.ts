// What the answers of the engine miss, by a referee who tries every roster of five people and days.
import { judgeRemedies, judgeRepair, refereeProblem } from '@pamaina/engine/testing';

const [from = 0, to = 300] = process.argv.slice(2).map(Number);
const holes = new Map<number, { holes: number; missed: number }>();
const sums = { remedies: 0, broken: 0, repairs: 0, moreOpen: 0, moreMoves: 0, wronglyMinimal: 0 };

for (let seed = from; seed < to; seed++) {
  const drawn = refereeProblem(seed);
  const verdict = judgeRemedies(drawn);
  sums.remedies += verdict.remedies;
  sums.broken += verdict.broken.length;
  for (const { least, found } of verdict.holes) {
    const row = holes.get(least) ?? { holes: 0, missed: 0 };
    holes.set(least, { holes: row.holes + 1, missed: row.missed + (found === null ? 1 : 0) });
  }
  const repair = judgeRepair(drawn);
  if (!repair) continue;
  const { least, found, minimal } = repair;
  const isLeast = found.open === least.open && found.changes === least.changes;
  sums.repairs++;
  if (found.open > least.open) sums.moreOpen++;
  else if (!isLeast) sums.moreMoves++;
  if (minimal && !isLeast) sums.wronglyMinimal++;
}

console.log(`Seeds ${from} to ${to - 1}\n`);
console.log('Holes that can be filled without an exception, by the fewest moved shifts:');
console.table(Object.fromEntries([...holes].sort(([a], [b]) => a - b)));
console.log(`Remedies: ${sums.remedies}, of which ${sums.broken} break more than they say once they are granted`);
console.log(
  `Repairs: ${sums.repairs}, of which ${sums.moreOpen} leave more open than they must, ${sums.moreMoves} move more, ` +
    `${sums.wronglyMinimal} are wrongly called the fewest`,
);
