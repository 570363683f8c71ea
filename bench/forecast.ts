import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { methods } from '@pamaina/forecast';
import { drawBusiness, generateSeries, randomFrom } from '@pamaina/forecast/testing';
import { challengers } from './forecast/challengers.ts';
import { measureCases, type Case } from './forecast/measure.ts';
import { readSeries } from './forecast/read-series.ts';

/**
 * `npm run bench:forecast`: businesses drawn at random (weekday by hour by trend by season, counts with spread), each
 * forecast for the four weeks after its history, beside the naive methods and a library on the same weeks. Exits with 1
 * where the forecast misses more than either naive one, or its bands hold too little or too much of those drawn.
 *
 * `npm run bench:forecast -- FILE.csv ...`: the same on files of date, hour and value, from up to ten ends of weeks.
 */
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    businesses: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    alone: { type: 'boolean', default: false },
  },
});
const AHEAD = 28;
const WEEKS = [3, 5, 8, 26, 52];
const MOST_ENDS = 10;
/** With three weeks a point more than a naive one is allowed. */
const SHORT = { weeks: 3, points: 0.01 };
const BANDS = { least: 0.75, most: 0.85 };

const businesses = Number(values.businesses);
const percent = (share: number) => (Number.isNaN(share) ? '–' : (share * 100).toFixed(1));
const compared = values.alone ? [] : challengers;

if (files.length === 0) {
  printHead(`${String(businesses)} businesses from seed ${values.seed}`);
  for (const weeks of WEEKS) printRow(weeks, drawn(weeks));
}
for (const file of files) {
  const series = readSeries(file);
  printHead(`${basename(file)}, ${String(series.length)} days`);
  for (const weeks of WEEKS) {
    const cases = endsOf(series, weeks);
    if (cases.length > 0) printRow(weeks, cases);
  }
}

function printHead(what: string): void {
  console.log(`${what}; misses by hour as a share of what came, in percent`);
  console.log(
    `| weeks | chosen | ${[...methods, ...compared].join(' | ')} | hours in band | days in band | chosen: ${methods.join(', ')} |`,
  );
  console.log(`| --: | --: | ${[...methods, ...compared].map(() => '--:').join(' | ')} | --: | --: | :-- |`);
}

function printRow(weeks: number, cases: readonly Case[]): void {
  const found = measureCases(cases, !values.alone);
  const cells = [
    found.chosen,
    ...methods.map((name) => found.byMethod[name]),
    ...compared.map((name) => found.byChallenger[name]),
    found.hours,
    found.days,
  ].map(percent);
  console.log(`| ${[weeks, ...cells, methods.map((name) => found.picked[name]).join(', ')].join(' | ')} |`);
  const allowed =
    Math.min(found.byMethod.last_week, found.byMethod.mean_of_4) + (weeks === SHORT.weeks ? SHORT.points : 0);
  // One file is too few to say that a share is wrong.
  const isInBand =
    files.length > 0 || [found.hours, found.days].every((share) => share >= BANDS.least && share <= BANDS.most);
  if (found.chosen > allowed || !isInBand) process.exitCode = 1;
}

function drawn(weeks: number): Case[] {
  return Array.from({ length: businesses }, (_, at) => {
    const random = randomFrom(Number(values.seed) * 100_000 + at);
    const business = drawBusiness(random);
    const all = generateSeries(business, weeks * 7 + AHEAD, random, Math.floor(random() * 52) * 7);
    return { history: all.slice(0, weeks * 7), came: all.slice(weeks * 7) };
  });
}

/** The last ends of weeks with so many weeks before and four after them. */
function endsOf(series: Case['history'], weeks: number): Case[] {
  const cases: Case[] = [];
  for (let end = series.length - AHEAD; end >= weeks * 7 && cases.length < MOST_ENDS; end -= 7)
    cases.push({ history: series.slice(end - weeks * 7, end), came: series.slice(end, end + AHEAD) });
  return cases;
}
