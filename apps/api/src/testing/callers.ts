import { abilitiesWith, grantable, projectRoles, type Ability, type ProjectRole } from '@pamaina/contract';
import { openSession } from '../features/access/session/index.ts';
import { createTokens } from '../platform/auth/tokens.ts';
import { createManager, createMember, createWorker, unique, type TestManager } from './seeds/people.ts';
import { REGISTRATION_CODE, type TestApp } from './test-app.ts';

/** A caller, and its roles in the contract. */
export interface Caller {
  name: string;
  /** A token for one call; null sends none. */
  token: () => Promise<string | null>;
  /** Null: no one, whatever the token. */
  role: 'manager' | 'employee' | null;
  hasProject: boolean;
  /** What they may do there, for managers. */
  abilities?: ReadonlySet<Ability>;
  /** Some of it within this week alone. */
  isWeekOnly?: true;
  hasTemporaryPassword?: true;
  /** Signed in long ago. */
  isStale?: true;
  /** In a project that requires a second factor, without one. */
  lacksSecondFactor?: true;
  /** Of an unpaid project. */
  billing?: 'pending' | 'ending' | 'ended';
}

/** Every kind of caller: those without a valid session first, then every role with and without a project. */
export async function createCallers(api: TestApp, [mine, other]: [TestManager, TestManager]): Promise<Caller[]> {
  const fresh = (token: string, projectId: string | null) => () => newSession(api, token, projectId);
  const register = async (code?: string) => {
    const body = { username: unique('caller'), password: 'secret-4', registration_code: code };
    return (await api.call('POST', '/register', { body })).json.access_token as string;
  };
  const [worker, stranger, deleted] = [
    await createWorker(api, mine),
    await createWorker(api, other),
    await createWorker(api, mine),
  ];
  await api.call('DELETE', `/employees/${deleted.id}`, { token: mine.token });
  const hired = await createWorker(api, mine);
  await api.deps.database.outside((tx) =>
    tx.updateTable('account').set({ must_change_password: true }).where('employee_id', '=', hired.id).execute(),
  );
  const robbed = await createManager(api);
  await api.deps.database.outside((tx) =>
    tx.deleteFrom('project_member').where('project_id', '=', robbed.projectId).execute(),
  );
  const [newManager, newEmployee] = [await register(REGISTRATION_CODE), await register()];
  const nobody = await invalidTokens(api, mine);
  return [
    ...Object.entries({ ...nobody, 'a deleted user': deleted.token }).map(([name, token]) => ({
      name,
      token: () => Promise.resolve(token),
      role: null,
      hasProject: false,
    })),
    { name: 'an employee', token: fresh(worker.token, null), role: 'employee', hasProject: true },
    { name: "another project's employee", token: fresh(stranger.token, null), role: 'employee', hasProject: true },
    {
      name: 'an employee with a temporary password',
      token: fresh(hired.token, null),
      role: 'employee',
      hasProject: true,
      hasTemporaryPassword: true,
    },
    { name: 'an employee of no project', token: fresh(newEmployee, null), role: 'employee', hasProject: false },
    { name: 'a manager of no project', token: fresh(newManager, null), role: 'manager', hasProject: false },
    { name: 'a manager before selecting', token: fresh(mine.token, null), role: 'manager', hasProject: false },
    {
      name: 'a manager who lost the project',
      token: fresh(robbed.token, robbed.projectId),
      role: 'manager',
      hasProject: false,
    },
    {
      name: "one who selected another's project",
      token: fresh(mine.token, other.projectId),
      role: 'manager',
      hasProject: false,
    },
    { name: 'a manager', token: fresh(mine.token, mine.projectId), role: 'manager', hasProject: true },
    {
      name: "another project's manager",
      token: fresh(other.token, other.projectId),
      role: 'manager',
      hasProject: true,
    },
    {
      name: 'a manager who signed in long ago',
      token: longAgo(api, mine),
      role: 'manager',
      hasProject: true,
      isStale: true,
    },
    await lacking(api, fresh),
    ...(await members(api, mine, fresh)),
    ...(await unpaid(api, fresh)),
  ];
}

/** A session of the manager that is an hour old. */
function longAgo(api: TestApp, { token, projectId }: TestManager): Caller['token'] {
  return async () => {
    const old = await newSession(api, token, projectId);
    await api.deps.database.direct
      .updateTable('session')
      .set({ authenticated_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('id', '=', contentsOf(old).jti)
      .execute();
    return old;
  };
}

/** A manager without the second factor that the project requires. */
async function lacking(api: TestApp, fresh: (token: string, projectId: string) => Caller['token']): Promise<Caller> {
  const { token, projectId } = await createManager(api);
  await api.deps.database.direct
    .updateTable('project')
    .set({ managers_need_second_factor: true })
    .where('id', '=', projectId)
    .execute();
  const name = 'a manager without the required second factor';
  return { name, token: fresh(token, projectId), role: 'manager', hasProject: true, lacksSecondFactor: true };
}

/** Every role of the project, also with what an owner can add to it, and an employee who leads shifts too. */
async function members(
  api: TestApp,
  mine: TestManager,
  fresh: (token: string, projectId: string) => Caller['token'],
): Promise<Caller[]> {
  const callers: Caller[] = [];
  const add = (name: string, token: string, role: ProjectRole, grants: readonly Ability[]) =>
    callers.push({
      name,
      token: fresh(token, mine.projectId),
      role: 'manager',
      hasProject: true,
      abilities: abilitiesWith(role, grants),
      ...(role === 'lead' && { isWeekOnly: true }),
    });
  for (const role of projectRoles)
    for (const grants of role === 'owner' ? [[]] : [[], [...grantable[role]]]) {
      const { token } = await createMember(api, mine, { role, grants });
      add(grants.length === 0 ? `a member: ${role}` : `a member: ${role} with all grants`, token, role, grants);
    }
  const both = await createWorker(api, mine);
  await api.call('POST', '/project/members', { token: mine.token, body: { login: both.id, role: 'lead' } });
  const { json } = await api.call('POST', `/projects/select/${mine.projectId}`, { token: both.token });
  add('an employee who leads shifts', json.access_token, 'lead', []);
  callers.push({
    name: 'the same in their own area',
    token: fresh(both.token, mine.projectId),
    role: 'employee',
    hasProject: true,
  });
  return callers;
}

/** Managers of read-only projects. */
function unpaid(api: TestApp, fresh: (token: string, projectId: string) => Caller['token']): Promise<Caller[]> {
  return Promise.all(
    (['pending', 'ending', 'ended'] as const).map(async (billing) => {
      const { token, projectId } = await createManager(api);
      await api.deps.database.direct.updateTable('project').set({ billing }).where('id', '=', projectId).execute();
      const name = `a manager whose project is ${billing}`;
      return { name, token: fresh(token, projectId), role: 'manager' as const, hasProject: true, billing };
    }),
  );
}

/** A separate session for each call, since some calls end it. */
async function newSession(api: TestApp, token: string, projectId: string | null): Promise<string> {
  const { sub: accountId, role } = contentsOf(token);
  const { access_token } = await api.deps.database.outside((tx) =>
    openSession(tx, api.deps.tokens, { accountId, role, projectId }),
  );
  return access_token;
}

/** Invalid tokens, by their fault. */
async function invalidTokens(api: TestApp, { token, projectId }: TestManager): Promise<Record<string, string | null>> {
  const { sub: accountId, role, jti: sessionId, exp: expiresAt } = contentsOf(token);
  const claims = { accountId, sessionId, role, projectId, expiresAt };
  const [header, payload, signature = ''] = token.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const [signedOut, expiredSession] = [
    await newSession(api, token, projectId),
    await newSession(api, token, projectId),
  ];
  await api.call('DELETE', '/token', { token: signedOut });
  await api.deps.database.direct
    .updateTable('session')
    .set({ expires_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', contentsOf(expiredSession).jti)
    .execute();
  return {
    nobody: null,
    nonsense: 'nonsense',
    'a forged token': await createTokens('another secret of at least 32 chars').sign(claims),
    'a tampered token': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'an unsigned token': `${unsigned}.${payload}.`,
    'an expired token': await api.deps.tokens.sign({ ...claims, expiresAt: Math.floor(Date.now() / 1000) - 60 }),
    'an ended session': signedOut,
    'an expired session': expiredSession,
  };
}

interface Contents {
  sub: string;
  jti: string;
  role: 'manager' | 'employee';
  exp: number;
}

function contentsOf(token: string): Contents {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Contents;
}
