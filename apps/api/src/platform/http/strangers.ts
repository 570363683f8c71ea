import { ProblemError } from './problem-error.ts';
import type { Call } from './route.ts';
import { wideNetworkOf } from './address-of.ts';

const WINDOW_SECONDS = 15 * 60;
/** A tenth of a second on a desktop, a second on an old phone; and at most some ten. */
const BITS = { first: 15, most: 20 };

/** After this many tries in a quarter of an hour unknown devices need a proof of work, and one network is rejected. */
export interface Measures {
  network: { free: number; most: number };
  wide: number;
  /** Anything else that is counted, e.g. the account that is tried. */
  other?: { key: string; free: number };
  isBusy?: boolean;
}

type Asked = Pick<Call, 'address' | 'deps' | 'proof'>;

/**
 * Counts one try of an unknown device at a public endpoint. A network that tries too often is rejected; many networks
 * together are not rejected but need a small proof of work, so that honest users get through.
 * @returns takes the counting back: it was honest, or it was refused further on
 * @throws `too_many_requests` for the network itself, `proof_required`; neither is counted
 */
export function countStranger(door: string, { address, deps, proof }: Asked, measures: Measures): () => void {
  const network = `${door}-network:${address}`;
  const wide = `${door}-wide:${wideNetworkOf(address)}`;
  const { other } = measures;
  const { limits } = deps;
  const tried = limits.seen(network);
  if (tried.count >= measures.network.most)
    throw new ProblemError('too_many_requests', { retryAfterSeconds: tried.seconds });
  const crowds = [
    { ...tried, free: measures.network.free },
    { ...limits.seen(wide), free: measures.wide },
    ...(other ? [{ ...limits.seen(other.key), free: other.free }] : []),
  ];
  const bits = Math.max(measures.isBusy ? BITS.first : 0, ...crowds.map(bitsOf));
  if (bits > 0 && !deps.proofs.accept(proof, door, bits))
    throw new ProblemError('proof_required', {
      challenge: deps.proofs.challenge(door, bits),
      retryAfterSeconds: Math.max(5, ...crowds.filter((one) => bitsOf(one) > 0).map(({ seconds }) => seconds)),
    });
  const counted = [network, wide, ...(other ? [other.key] : [])];
  for (const key of counted) limits.take(key, Number.MAX_SAFE_INTEGER, WINDOW_SECONDS);
  return () => counted.forEach((key) => limits.refund(key));
}

/** Twice as many tries cost twice the work. */
const bitsOf = ({ count, free }: { count: number; free: number }): number =>
  count < free ? 0 : Math.min(BITS.first + Math.floor(Math.log2(count / free)), BITS.most);
