import { createHmac, hkdfSync, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currentInstant } from '../time/clock.ts';

/** What a secret is for: it serves no other purpose. */
export type SecretPurpose = 'password_reset' | 'email_verification' | 'sign_in_code';

interface NewSecret {
  accountId: string;
  purpose: SecretPurpose;
  /** The address that it proves. */
  email?: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Short enough to type; default: 256 random bits. */
  secret?: string;
}

/** Links and codes that work once, of which only a keyed hash is stored. */
export const oneTimeSecrets = {
  /** Stores a new one. @returns the secret, which nobody can read again */
  async create(tx: Kysely<Tables>, key: string, { accountId, purpose, email, expiresAt, secret }: NewSecret) {
    const text = secret ?? randomBytes(32).toString('base64url');
    await tx
      .insertInto('one_time_secret')
      .values({
        id: randomUUIDv7(),
        account_id: accountId,
        purpose,
        hash: hashOf(key, purpose, text),
        email: email ?? null,
        expires_at: new Date(expiresAt).toISOString(),
      })
      .execute();
    return text;
  },

  /** The unused, unexpired secret with this text; undefined alike for a used, an old and an altered one. */
  find: (tx: Kysely<Tables>, key: string, { purpose, secret, now }: Shown) =>
    tx
      .selectFrom('one_time_secret')
      .select(['id', 'account_id', 'email'])
      .where('hash', '=', hashOf(key, purpose, secret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date(now).toISOString())
      .executeTakeFirst(),

  /**
   * Uses a secret up, and every other one of the account for this purpose. @returns false when another call was first
   */
  async use(tx: Kysely<Tables>, { id, accountId, purpose }: { id: string; accountId: string; purpose: SecretPurpose }) {
    const at = currentInstant();
    const used = await tx
      .updateTable('one_time_secret')
      .set({ used_at: at })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!used) return false;
    await this.endAll(tx, accountId, purpose);
    return true;
  },

  /** Ends all unused ones of an account for a purpose. */
  async endAll(tx: Kysely<Tables>, accountId: string, purpose: SecretPurpose) {
    await tx
      .updateTable('one_time_secret')
      .set({ used_at: currentInstant() })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
  },
};

interface Shown {
  purpose: SecretPurpose;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

function hashOf(key: string, purpose: SecretPurpose, secret: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `pamaina one-time secret ${purpose}`, 32));
  return createHmac('sha256', derived).update(secret).digest('base64url');
}
