#!/usr/bin/env bash
# highs 1.15.3 (npm; HiGHS 1.15.1 in WebAssembly): an integer program whose `objective_bound` is below the optimum.
#
# Guess: the solver answers "infeasible" or "objectiveBound", since nothing is as good as the bound.
# Behaviour: it answers "optimal" (7) with whatever solution it met before the bound pruned the tree, here far above
#   the optimum. "Optimal" proves the solution only if its objective is at most the bound; otherwise it proves that
#   nothing is at most that good. https://ergo-code.github.io/HiGHS/ describes the option for the dual simplex only.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund highs@1.15.3

cat > try.cjs <<'JS'
// Four people choose one of twelve rosters each; two are needed on each of seven days, one missing costs 100, one too
// many 30. The rosters come from a linear congruence, so every run has the same ones.
const load = require('highs');
(async () => {
  const highs = await (load.default ?? load)();
  let state = 2;
  const draw = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const columns = [];
  for (let i = 0; i < 48; i++) {
    const days = [4, 5, 6, 7, 8, 9, 10].filter(() => draw() < 0.55);
    columns.push({ cost: Math.floor(draw() * 20), rows: [i % 4, ...days], value: 1 });
  }
  for (const day of [4, 5, 6, 7, 8, 9, 10]) {
    columns.push({ cost: 100, rows: [day], value: 1 }, { cost: 30, rows: [day], value: -1 });
  }
  const needed = Float64Array.from({ length: 11 }, (_, i) => (i < 4 ? 1 : 2));
  const solve = (options) => {
    const model = highs.createModel();
    model.options.set({ output_flag: false, mip_rel_gap: 0, ...options });
    const none = { starts: new Int32Array(12), indices: new Int32Array(0), values: new Float64Array(0) };
    model.addRows({ lower: needed, upper: needed, matrix: { format: 'csr', numRows: 11, numCols: 0, ...none } });
    const starts = new Int32Array(columns.length + 1);
    columns.forEach(({ rows }, i) => (starts[i + 1] = starts[i] + rows.length));
    model.addCols({
      cost: Float64Array.from(columns, ({ cost }) => cost),
      lower: new Float64Array(columns.length),
      upper: Float64Array.from(columns, () => 10),
      matrix: {
        format: 'csc',
        numRows: 11,
        numCols: columns.length,
        starts,
        indices: Int32Array.from(columns.flatMap(({ rows }) => rows)),
        values: Float64Array.from(columns.flatMap(({ rows, value }) => rows.map(() => value))),
      },
    });
    const all = Int32Array.from(columns, (_, i) => i);
    model.changeColsIntegrality({ kind: 'set', indices: all }, all.map(() => highs.constants.variableType.integer));
    model.run();
    const found = `${Object.entries(highs.constants.modelStatus).find(([, n]) => n === model.getModelStatus())[0]} ${Math.round(model.getObjectiveValue())}`;
    model.dispose();
    return found;
  };
  const best = solve({});
  const optimum = Number(best.split(' ')[1]);
  console.log(`version ${highs.version.string}`);
  console.log(`without a bound: ${best}`);
  console.log(`bound at the optimum: ${solve({ objective_bound: optimum + 1e-6 })}`);
  console.log(`bound one below it: ${solve({ objective_bound: optimum - 1 })}`);
})();
JS
seen=$(node try.cjs)
expected='version 1.15.1
without a bound: optimal 18
bound at the optimum: optimal 18
bound one below it: optimal 438'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
