import { expect, it } from 'vitest';
import { createNodeQueue, type Node } from './node-queue.ts';

function node(bound: number): Node {
  const none = new Float64Array(0);
  return { bound, centre: none, lack: { low: none, high: none }, fixings: new Map() };
}

it('takes the last child after a branching, and the node of the least bound once that is settled', () => {
  const queue = createNodeQueue(node(1));
  queue.next();
  queue.branch([node(3), node(5)]);
  const child = queue.next();
  expect(child.bound).toBe(5);
  expect(queue.isPlunging()).toBe(true);
  queue.branch([node(7), node(6)]);
  const last = queue.next();
  expect(last.bound).toBe(6);
  queue.settle(last, 8);
  expect(queue.next().bound).toBe(3);
});

it('has the least bound of all open and settled nodes; a node that ran out of time is open again', () => {
  const queue = createNodeQueue(node(2));
  const root = queue.next();
  expect(queue.open()).toBe(false);
  queue.putBack({ ...root, bound: 4 });
  expect(queue.bound()).toBe(4);
  const again = queue.next();
  queue.branch([node(6), node(9)]);
  expect(queue.bound()).toBe(6);
  queue.settle(again, 5);
  expect(queue.bound()).toBe(5);
});
