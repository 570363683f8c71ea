/** The operator of the product, as shown to visitors. */
export interface Operator {
  name: string;
  code: string | null;
  address: string | null;
  email: string | null;
}

const LENGTH_MAX = 200;

/**
 * Reads the operator's settings: at least a name, or nothing.
 * @throws with one clear sentence when a setting is wrong or the name is missing
 */
export function readOperator(env: NodeJS.ProcessEnv): Operator | null {
  const [name, code, address, email] = ['NAME', 'CODE', 'ADDRESS', 'EMAIL'].map((part) =>
    oneLine(`OPERATOR_${part}`, env[`OPERATOR_${part}`]),
  );
  if (name == null) {
    if (code ?? address ?? email) throw new Error('OPERATOR_NAME must be set when another OPERATOR_ setting is.');
    return null;
  }
  if (email != null && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email))
    throw new Error('OPERATOR_EMAIL must be an address such as info@pamaina.example.');
  return { name, code: code ?? null, address: address ?? null, email: email ?? null };
}

function oneLine(setting: string, value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  if (text.length > LENGTH_MAX || /\p{C}/u.test(text))
    throw new Error(`${setting} must be one line of at most ${LENGTH_MAX} characters.`);
  return text === '' ? null : text;
}
