import type { JointTable, Model } from '../model/model.ts';
import type { Domains } from './domains.ts';

/**
 * The rows of joint rules, relaxed to what a plan can still satisfy: statements that fixed shifts make true, or that no
 * assignment can make false, do not count against any plan. Soft rows are unchanged, because their penalty is paid
 * anyway.
 */
export function stillToKeep(joint: JointTable, { codes }: Model, { allowed }: Domains): JointTable {
  const most = joint.most.map((limit, row) => {
    const certain = joint.open[row]!.filter(
      ({ person, codes: of, works }) => !works && of.every((code) => allowed[person * codes + code] === 0),
    );
    return joint.hard[row] === 1 ? Math.max(limit, joint.base[row]! + certain.length) : limit;
  });
  return { ...joint, most };
}
