import type { BodyOf, secondFactor } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';

/** Five tries, then a minute, two, four, up to an hour. */
const PACE = { free: 5, firstSeconds: 60, longestSeconds: 60 * 60, keptSeconds: 24 * 60 * 60 };
const STRANGERS = { network: { free: 60, most: 200 }, wide: 200 };
/** Wrong second steps of one account from anywhere, before unknown devices need a proof of work. */
const ACCOUNT_FREE = 20;
/**
 * Wrong codes of one account in a day, from all unknown devices: 100 of a million, of which three are right at a time.
 */
const CODES_A_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;

export interface Attempt {
  /** It was right: it is not counted. */
  succeed(): Promise<void>;
}

/** A try of somebody who is signed in: only their own sign-in waits. @throws `too_many_requests` */
export async function countTry(limits: Limits, signInId: string): Promise<Attempt> {
  const key = `confirm:${signInId}`;
  await limits.step(key, PACE);
  return { succeed: () => limits.forget(key) };
}

type SecondStep = Pick<Call, 'deps' | 'device' | 'address' | 'proof'> & {
  body: BodyOf<typeof secondFactor.signInSecondStep>;
};

/**
 * Counts a second step before it is known whether it is right. The password was right, so anyone who guesses here has
 * it. A device on which the account signed in before is counted by itself: others can't shut it out. Elsewhere codes
 * end after a hundred wrong ones a day; passkeys and recovery codes can't be guessed and go on.
 * @param account `key` as at the sign-in
 * @throws `too_many_requests`, `proof_required`, `code_locked`
 */
export async function countSecondStep(
  call: SecondStep,
  account: { id: string; key: string },
): Promise<Attempt & { isLast: boolean }> {
  const { limits, devices } = call.deps;
  const device = devices.find(call.device.known, account.key);
  if (device !== null) {
    const own = `second-step-device:${device}`;
    await limits.step(own, PACE);
    return { succeed: () => limits.forget(own), isLast: false };
  }
  const codes = call.body.code === undefined ? [] : [`second-step-codes:${account.id}`];
  const guessed = await limits.takeAll(
    codes.map((key) => ({ key, below: CODES_A_DAY, seconds: DAY_SECONDS })),
    CODES_A_DAY,
  );
  if (!guessed.isTaken) throw new ProblemError('code_locked', { retryAfterSeconds: guessed.seen[0]?.seconds ?? 0 });
  const pair = `second-step-pair:${account.id}:${call.address}`;
  const other = { key: `second-step-account:${account.id}`, free: ACCOUNT_FREE };
  let takeBack = () => limits.refund(...codes);
  try {
    const takeBackStranger = await countStranger('second-step', call, { ...STRANGERS, other });
    takeBack = async () => {
      await limits.refund(...codes);
      await takeBackStranger();
    };
    await limits.step(pair, PACE);
  } catch (error) {
    await takeBack();
    throw error;
  }
  return {
    isLast: guessed.seen[0]?.count === CODES_A_DAY - 1,
    async succeed() {
      await limits.forget(pair);
      await takeBack();
    },
  };
}
