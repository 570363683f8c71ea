// Method: the order of branch and bound: the last child first (plunging), otherwise the node of the least bound.
// Paper: Linderoth, Savelsbergh, "A computational study of search strategies ...", INFORMS J. Computing 11, 1999.
import type { Branch } from './branching.ts';

export interface Node extends Branch {
  bound: number;
  centre: Float64Array;
}

/** The open nodes of a tree, and the bound of all its plans. */
export interface NodeQueue {
  open: () => boolean;
  bound: () => number;
  /** Removes the next node: a child of the last one if there is one, otherwise the one of the least bound. */
  next: () => Node;
  /** Whether the last node was branched, so that one of its children is next. */
  isPlunging: () => boolean;
  /** Adds the children of the last node. */
  branch: (children: readonly Node[]) => void;
  /** Puts a node back that ran out of time. */
  putBack: (node: Node) => void;
  /** Closes a node in which no plan costs less than `bound`. */
  settle: (node: Node, bound: number) => void;
}

export function createNodeQueue(root: Node): NodeQueue {
  const open: Node[] = [root];
  /** The least bound of the closed nodes. */
  let settled = Infinity;
  let plunging = false;
  return {
    open: () => open.length > 0,
    bound: () => open.reduce((least, node) => Math.min(least, node.bound), settled),
    next: () => {
      let at = open.length - 1;
      if (!plunging) for (let i = at; i >= 0; i--) if (open[i]!.bound < open[at]!.bound) at = i;
      return open.splice(at, 1)[0]!;
    },
    isPlunging: () => plunging,
    branch: (children) => {
      open.push(...children);
      plunging = true;
    },
    putBack: (node) => {
      open.push(node);
    },
    settle: (node, bound) => {
      plunging = false;
      settled = Math.min(settled, Math.max(node.bound, bound));
    },
  };
}
