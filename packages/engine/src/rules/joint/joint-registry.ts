import { withConfiguredSeverity } from '../rule.ts';
import type { JointRule } from './joint-rule.ts';
import { pairApart, pairTogether } from './pairs.ts';
import { seniorPresent } from './seniors.ts';

/** All joint rules, in the order in which reasons are given. */
export const jointRules: readonly JointRule[] = [pairApart, pairTogether, seniorPresent].map(withConfiguredSeverity);
