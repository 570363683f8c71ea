import { abilities, type session } from '@pamaina/contract';

/** A token in the server's format, valid for `seconds` from now; the browser doesn't verify its signature. */
export function makeToken(contents: Partial<session.TokenContents> & { jti?: string } = {}, seconds = 3600): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const payload = { sub: 'u1', role: 'manager', project_id: null, exp, ...contents };
  return `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`;
}

export function makeUser(changes: Partial<session.User> = {}): session.User {
  return {
    id: 'u1',
    username: 'demo',
    role: 'manager',
    registration_method: 'registration_code',
    first_name: 'Ona',
    last_name: 'Petraitė',
    name: 'Ona Petraitė',
    email: null,
    employee_id: null,
    project_role: changes.role === 'employee' ? null : 'owner',
    abilities: changes.role === 'employee' ? [] : [...abilities],
    is_employed: false,
    runs: null,
    must_change_password: false,
    project_credits: 0,
    is_demo: false,
    projects: [
      {
        id: 'p1',
        name: 'Rytas',
        description: null,
        time_zone: 'Europe/Vilnius',
        country: 'LT',
        currency: 'EUR',
        billing: 'active',
        erased_at: null,
      },
      {
        id: 'p2',
        name: 'Vakaras',
        description: null,
        time_zone: 'Europe/Vilnius',
        country: 'LT',
        currency: 'EUR',
        billing: 'active',
        erased_at: null,
      },
    ],
    ...changes,
  };
}
