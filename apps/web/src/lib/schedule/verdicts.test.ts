import { describe, expect, it } from 'vitest';
import { mergeVerdicts, targetBatches, verdictAt, verdictMap, type Judgement } from './verdicts.ts';

const judgement = (employee_id: string | null, date: string, verdict: Judgement['verdict']): Judgement => ({
  date,
  employee_id,
  verdict,
  rules: [],
});

describe('drag verdicts', () => {
  it('asks about every cell, at most 500 in a call', () => {
    const people = Array.from({ length: 25 }, (_, index) => `person-${index}`);
    const days = Array.from({ length: 31 }, (_, index) => `2026-12-${index + 1}`);
    const batches = targetBatches(people, days);
    expect(batches.map((batch) => batch.length)).toEqual([500, 275]);
    expect(new Set(batches.flat().map((target) => JSON.stringify(target))).size).toBe(775);
    expect(targetBatches([], days)).toEqual([]);
  });

  it('finds the verdict of a cell, also of an open place, and merges later answers', () => {
    const first = verdictMap([judgement('ona', '2026-12-01', 'ok'), judgement(null, '2026-12-01', 'consent')]);
    const merged = mergeVerdicts(first, verdictMap([judgement('ona', '2026-12-02', 'refused')]));
    expect(verdictAt(merged, 'ona', '2026-12-01')?.verdict).toBe('ok');
    expect(verdictAt(merged, 'ona', '2026-12-02')?.verdict).toBe('refused');
    expect(verdictAt(merged, null, '2026-12-01')?.verdict).toBe('consent');
    expect(verdictAt(merged, 'jonas', '2026-12-01')).toBeNull();
  });
});
