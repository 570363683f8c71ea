import { withConfiguredSeverity } from '../with-configured-severity.ts';
import type { JointRule } from './joint-rule.ts';
import { pairApart } from './pair-apart.ts';
import { pairTogether } from './pair-together.ts';
import { seniorPresent } from './senior-present.ts';

/** All joint rules, in the order in which reasons are given. */
export const jointRules: readonly JointRule[] = [pairApart, pairTogether, seniorPresent].map(withConfiguredSeverity);
