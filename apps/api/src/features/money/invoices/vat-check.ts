import type { ReplyOf, vatChecks } from '@pamaina/contract';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { refuseDemo } from '../../access/session/index.ts';
import { readBillingDetails } from './stored-parties.ts';

/** Those whose registers VIES asks; Greece is EL there as in its numbers, Northern Ireland XI. */
const IN_VIES = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);
const PER_HOUR = 20;

type Reply = ReplyOf<typeof vatChecks.checkVatNumber>;

/** What VIES said of the number that the caller's details have now. */
export async function getVatCheck({ deps, ...call }: Call<typeof vatChecks.getVatCheck>) {
  return readCheck(deps, signedIn(call).accountId);
}

async function readCheck(deps: Deps, accountId: string) {
  const number = await numberOf(deps, accountId);
  const check = await deps.database.direct
    .selectFrom('vat_check')
    .select(['vat_number', 'state', 'checked_at'])
    .where('account_id', '=', accountId)
    .where('vat_number', '=', number)
    .executeTakeFirst();
  const available = deps.settings.viesUrl !== null && IN_VIES.has(number.slice(0, 2));
  return { available, check: check ?? null };
}

async function numberOf({ database }: Deps, accountId: string): Promise<string> {
  const kept = await database.direct
    .selectFrom('billing_details')
    .select('details')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return readBillingDetails(kept?.details)?.vat_number ?? '';
}

/** Asks VIES and keeps the answer: invoices are issued whatever it says. @throws `demo_account` */
export async function checkVatNumber(call: Call<typeof vatChecks.checkVatNumber>): Promise<Reply> {
  const { deps } = call;
  const { accountId } = signedIn(call);
  await refuseDemo(deps.database, accountId);
  const { available, check } = await readCheck(deps, accountId);
  if (!available) return { available, check, attempt: null };
  await deps.limits.take(`vat-check:${accountId}`, PER_HOUR, 60 * 60);
  const vat_number = await numberOf(deps, accountId);
  const state = await askVies(deps, vat_number);
  // That nobody answered takes nothing from what is known of the number.
  const isNews = state !== 'unavailable' || check === null || check.state === 'unavailable';
  const said = { vat_number, state, checked_at: new Date(deps.now()).toISOString() };
  if (isNews)
    await deps.database.direct
      .insertInto('vat_check')
      .values({ account_id: accountId, ...said })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(said))
      .execute();
  return { ...(await readCheck(deps, accountId)), attempt: said };
}

/** `POST /check-vat-number` of the REST API of VIES: why no register answered, or `valid`. Else it is no answer. */
const Answer = z.union([
  z.object({ errorWrappers: z.tuple([z.object({ error: z.string() })], z.unknown()) }),
  z.object({ errorWrappers: z.tuple([]).nullish(), valid: z.boolean() }),
]);

/** Never throws: whatever comes instead of an answer, the number is not checked. */
async function askVies(
  { outgoing, settings, log }: Deps,
  number: string,
): Promise<(typeof vatChecks.vatStates)[number]> {
  const address = `${settings.viesUrl ?? ''}/check-vat-number`;
  const body = JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  try {
    const { status, text } = await outgoing.ask(address, { headers, body });
    const answer = Answer.parse(JSON.parse(text));
    if ('valid' in answer && status === 200) return answer.valid ? 'valid' : 'invalid';
    return answer.errorWrappers?.[0]?.error === 'INVALID_INPUT' ? 'invalid' : 'unavailable';
  } catch (error) {
    log.warn({ err: error }, 'VIES did not answer');
    return 'unavailable';
  }
}
