/** A guard of the product, how it is taken away, and the tests that must notice. */
export interface Guard {
  name: string;
  /** Relative to `apps/api/src`; the text occurs there once. */
  file: string;
  text: string;
  without: string;
  /** Test files, relative to `apps/api/src`: each must fail. */
  noticedBy: readonly string[];
}

export const guards: readonly Guard[] = [
  {
    name: 'each statement is restricted to its project',
    file: 'platform/database/project-scope.ts',
    text: 'if (!TableNode.is(source) || ',
    without: 'if (TableNode.is(source) || ',
    noticedBy: ['platform/database/project-scope.test.ts'],
  },
  {
    name: 'row-level security binds the role that serves requests',
    file: 'platform/database/bootstrap.ts',
    text: 'LOGIN PASSWORD ${pg.escapeLiteral(password)}`);\n  // Compiling',
    without: 'BYPASSRLS LOGIN PASSWORD ${pg.escapeLiteral(password)}`);\n  // Compiling',
    noticedBy: ['platform/database/tenant-walls.test.ts'],
  },
  {
    name: "employees are kept out of managers' calls",
    file: 'platform/http/steps/check-rights.ts',
    text: "endpoint.role === 'manager' && caller.role !== 'manager'",
    without: "endpoint.role === 'manager' && caller.role === null",
    noticedBy: ['testing/guards/permission-matrix.test.ts'],
  },
  {
    name: 'members do only what their abilities allow',
    file: 'platform/http/steps/check-rights.ts',
    text: "if (lacks(endpoint, caller)) throw new ProblemError('ability_missing');",
    without: 'lacks(endpoint, caller);',
    noticedBy: ['testing/guards/permission-matrix.test.ts'],
  },
  {
    name: 'a session ends at its time',
    file: 'platform/auth/caller.ts',
    text: 'and session.expires_at > $3\n',
    // The parameter keeps its type.
    without: 'and $3::timestamptz is not null\n',
    noticedBy: ['features/access/session/session.test.ts'],
  },
  {
    name: 'an old tab overwrites nothing (If-Match)',
    file: 'platform/http/steps/read-call.ts',
    text: 'return version === undefined ? -1 : Number(version);',
    without: 'return version === undefined ? null : null;',
    noticedBy: ['features/plan/shifts/shifts.test.ts', 'features/business/templates/templates.test.ts'],
  },
  {
    name: 'a repeated call is done once (Idempotency-Key)',
    file: 'platform/http/idempotency.ts',
    text: '  if (!isClaimed) return stored(database, mine, hash);\n',
    without: '  if (!isClaimed && hash === "") return stored(database, mine, hash);\n',
    noticedBy: ['platform/http/idempotency.test.ts'],
  },
  {
    name: 'a planner that was taken for dead writes nothing (fence)',
    file: 'features/plan/generation/write-draft.ts',
    text: "    .where('fence', '=', fence)\n",
    without: '',
    noticedBy: ['features/plan/generation/generation.test.ts'],
  },
  {
    name: 'passwords are not guessed for long',
    file: 'features/access/session/sign-in.ts',
    text: '    await limits.step(pair, PACE);',
    without: '    await limits.seen(pair);',
    noticedBy: ['features/access/session/session.test.ts', 'testing/guards/shut-out.test.ts'],
  },
  {
    name: 'no page reads a refresh token',
    file: 'platform/http/cookies.ts',
    text: 'isBrowser: ofBrowser(request)',
    without: 'isBrowser: !ofBrowser(request) && false',
    noticedBy: ['features/access/session/refresh.test.ts'],
  },
  {
    name: 'no other site sends the refresh token',
    file: 'platform/http/cookies.ts',
    text: '= `Max-Age=${seconds}; SameSite=Strict${secure}`',
    without: '= `Max-Age=${seconds}; SameSite=None${secure}`',
    noticedBy: ['features/access/session/refresh.test.ts'],
  },
  {
    name: 'a file that is too large is not read',
    file: 'platform/http/register-route.ts',
    text: '{ bodyLimit: endpoint.uploadBytesMax ?? constants.uploadBytesMax }',
    without: '{ bodyLimit: 2 ** 30 + 0 * constants.uploadBytesMax }',
    noticedBy: ['features/plan/announcements/attachments.test.ts'],
  },
  {
    name: 'nothing is sent to addresses inside',
    file: 'platform/ground/outgoing.ts',
    text: "return address.range() === 'unicast' && ",
    without: "return address.range() !== 'broadcast' && ",
    noticedBy: ['features/messages/notifications/delivery/push.test.ts', 'features/access/webhooks/webhooks.test.ts'],
  },
  {
    name: 'a name that leads inside is not connected to',
    file: 'platform/ground/outgoing.ts',
    text: 'addresses.every(({ address }) => isOpen(address))',
    without: 'addresses.every(({ address }) => isOpen(address) || true)',
    noticedBy: ['features/messages/notifications/delivery/push.test.ts'],
  },
  {
    name: 'PINs are not guessed for long',
    file: 'features/hours/time-clock/check-pin.ts',
    text: '  await deps.limits.step(pair, PACE);\n',
    without: '  await deps.limits.seen(`${pair}${PACE.free}`);\n',
    noticedBy: ['features/hours/time-clock/kiosk.test.ts'],
  },
  {
    name: 'sixty wrong PINs of a day lock it on every tablet',
    file: 'features/hours/time-clock/check-pin.ts',
    text: 'if (isSameDay && stored.failures >= WRONG_A_DAY)',
    without: 'if (isSameDay && stored.failures < 0)',
    noticedBy: ['features/hours/time-clock/kiosk.test.ts'],
  },
  {
    name: "a payment's events are signed",
    file: 'platform/payments/read-event.ts',
    text: 'if (!given.some((candidate) => timingSafeEqual(candidate, expected))) return null;',
    without: 'given.some((candidate) => timingSafeEqual(candidate, expected));',
    noticedBy: ['features/money/payments/webhook.test.ts'],
  },
  {
    name: 'a line to the database that says nothing is left',
    file: 'platform/database/database.ts',
    text: '    watchLine(client, look);\n',
    without: '    void [watchLine, client, look];\n',
    noticedBy: ['platform/database/watch-line.test.ts'],
  },
  {
    name: 'a dead line to a pooler is left',
    file: 'platform/database/watch-line.ts',
    text: 'since <= silence.passedOnAt + ON_ITS_WAY_MS',
    without: 'since <= Infinity + ON_ITS_WAY_MS',
    noticedBy: ['platform/database/watch-line.test.ts'],
  },
  {
    name: 'a process that stands still in a transaction holds nobody up for long',
    file: 'platform/database/session-settings.ts',
    text: "idle_in_transaction_session_timeout: '10000'",
    without: "idle_in_transaction_session_timeout: '60000'",
    noticedBy: ['testing/guards/frozen.test.ts'],
  },
];
