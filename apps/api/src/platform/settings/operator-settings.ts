import type { Environment } from './declared-settings.ts';
import { quoted, type Refuse } from './setting-values.ts';

/** The operator of the product, as shown to visitors. */
export interface Operator {
  name: string;
  code: string | null;
  address: string | null;
  email: string | null;
}

const LENGTH_MAX = 200;

/** Reads the operator's settings: at least a name, or nothing. */
export function readOperator(env: Environment, refuse: Refuse): Operator | null {
  const names = ['OPERATOR_NAME', 'OPERATOR_CODE', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;
  const [name, code, address, email] = names.map((setting) => oneLine(setting, env[setting], refuse));
  if (email != null && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email))
    refuse(`OPERATOR_EMAIL must be an address such as info@pamaina.example, not ${quoted(email)}.`);
  if (name == null) {
    if (code ?? address ?? email) refuse('OPERATOR_NAME must be set when another OPERATOR_ setting is.');
    return null;
  }
  return { name, code: code ?? null, address: address ?? null, email: email ?? null };
}

function oneLine(setting: string, value: string | undefined, refuse: Refuse): string | null {
  const text = value?.trim() ?? '';
  if (text.length > LENGTH_MAX || /\p{C}/u.test(text)) {
    refuse(`${setting} must be one line of at most ${LENGTH_MAX} characters, not ${quoted(text)}.`);
  }
  return text === '' ? null : text;
}
