import type { JointTable, Model } from '../model/model.ts';
import type { Domains } from '../search/domains.ts';

/**
 * The rows of rules that join people as far as a plan can still keep them: statements that fixed shifts make true, or that nothing the planner may
 * give makes false, are no reason against any plan. Soft rows stay as they are, since their penalty is paid all the same.
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
