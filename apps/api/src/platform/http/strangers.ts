import { ProblemError } from '../ground/problem-error.ts';
import type { Call } from './route.ts';
import { wideNetworkOf } from '../ground/address-of.ts';
import type { Seen, Taken } from '../limits/limits.ts';
import type { SolvedProof } from '../limits/proofs.ts';

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
 * Counts one try of an unknown device at a public endpoint, by one statement: of tries at the same time at several
 * processes no more pass than one after the other. A network that tries too often is rejected; many networks together
 * are not rejected but need a small proof of work, so that honest users get through.
 * @returns takes the counting back: it was honest, or it was refused further on
 * @throws `too_many_requests` for the network itself, `proof_required`; neither is counted
 */
export async function countStranger(door: string, call: Asked, measures: Measures): Promise<() => Promise<void>> {
  const { address, deps } = call;
  const { network, other, isBusy = false } = measures;
  const crowds = [
    { key: `${door}-network:${address}`, free: network.free },
    { key: `${door}-wide:${wideNetworkOf(address)}`, free: measures.wide },
    ...(other ? [other] : []),
  ];
  const takeWith = (proof: SolvedProof | null): Promise<Taken> => {
    const isEnough = !isBusy || proof !== null;
    const counted = crowds.map(({ key, free }) => ({
      key,
      below: isEnough ? ceilingOf(free, proof?.bits ?? 0) : 0,
      seconds: WINDOW_SECONDS,
    }));
    const [own, ...others] = counted;
    if (own) own.below = Math.min(own.below, network.most);
    // Each proof counts once.
    const spent = proof ? [{ key: proof.key, below: 1, seconds: proof.seconds }] : [];
    return deps.limits.takeAll([...(own ? [own] : []), ...others, ...spent], network.most);
  };
  const proof = deps.proofs.read(call.proof, door);
  let taken = await takeWith(proof);
  const isSpent = proof !== null && (taken.seen[crowds.length]?.count ?? 0) > 0;
  if (!taken.isTaken && isSpent) taken = await takeWith(null);
  if (!taken.isTaken) throw refusalOf(door, call, { crowds, seen: taken.seen, most: network.most });
  return () => deps.limits.refund(...crowds.map(({ key }) => key));
}

interface Refused {
  crowds: readonly { free: number }[];
  seen: readonly Seen[];
  most: number;
}

function refusalOf(door: string, { deps }: Asked, { crowds, seen, most }: Refused): ProblemError {
  const [own] = seen;
  if (own && own.count >= most) return new ProblemError('too_many_requests', { retryAfterSeconds: own.seconds });
  const crowded = crowds.flatMap(({ free }, place) => {
    const { count, seconds } = seen[place] ?? { count: 0, seconds: 0 };
    const bits = bitsOf(count, free);
    return bits > 0 ? [{ bits, seconds }] : [];
  });
  // At least as hard as when the server is busy: another process counted in between, or gave some back.
  const bits = Math.max(BITS.first, ...crowded.map((one) => one.bits));
  return new ProblemError('proof_required', {
    challenge: deps.proofs.challenge(door, bits),
    retryAfterSeconds: Math.max(5, ...crowded.map(({ seconds }) => seconds)),
  });
}

/** Twice as many tries cost twice the work. */
const bitsOf = (count: number, free: number): number =>
  count < free ? 0 : Math.min(BITS.first + Math.floor(Math.log2(count / free)), BITS.most);

/** The count for which a proof of so many bits is no longer enough: the inverse of `bitsOf`. */
function ceilingOf(free: number, bits: number): number {
  if (bits >= BITS.most) return Number.MAX_SAFE_INTEGER;
  return bits < BITS.first ? free : Math.ceil(free * 2 ** (bits - BITS.first + 1));
}
