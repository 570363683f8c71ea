import { callsOf } from '../../bench/figures/product-calls.ts';

/** What a manager sees of their business. */
export interface Seen {
  employees: unknown;
  month: unknown;
  history: unknown;
}

const [YEAR, MONTH] = [2031, 3];
const LOGIN = { username: 'rasa', password: 'audra-ir-lietus-7' };

interface Token {
  access_token: string;
  refresh_token?: string;
}

/** Registers a manager, fills a business and plans and publishes a month, as a program does it. @returns a token */
export async function createBusiness(url: string, code: string): Promise<string> {
  const send = callsOf(url);
  const { access_token: fresh } = await send<Token>('POST', '/register', {
    body: { ...LOGIN, registration_code: code },
  });
  const { id } = await send<{ id: string }>('POST', '/projects', { token: fresh, body: { name: 'Kavinė „Žuvėdra“' } });
  const { access_token: token } = await send<Token>('POST', `/projects/select/${id}`, { token: fresh });
  await send('POST', '/projects/sample', { token, body: { business: 'cafe' } });
  await send('POST', `/generate-schedule?year=${YEAR}&month=${MONTH}`, { token, body: { seconds: 3, seed: 1 } });
  return token;
}

/** Signs in with the password. */
export async function signIn(url: string): Promise<string> {
  const send = callsOf(url);
  const { access_token: token } = await send<Token>('POST', '/token', { body: new URLSearchParams(LOGIN) });
  const [project] = await send<{ id: string }[]>('GET', '/projects', { token });
  return (await send<Token>('POST', `/projects/select/${project?.id}`, { token })).access_token;
}

/** The people, the month and its history. @throws when the token is not accepted */
export async function look(url: string, token: string): Promise<Seen> {
  const send = callsOf(url);
  const days = `start=${YEAR}-0${MONTH}-01&end=${YEAR}-0${MONTH}-31`;
  return {
    employees: await send('GET', '/employees', { token }),
    month: await send('GET', `/schedule?${days}`, { token }),
    history: await send('GET', '/activity', { token }),
  };
}
