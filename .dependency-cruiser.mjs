// Who may import whom (ARCHITECTURE.md). The patterns name kinds of places, so that a new feature is guarded from its
// first file. tools/checks/imports.test.ts proves that every rule fires.

const TESTS = '\\.test\\.tsx?$|^(apps|packages)/[^/]+/src/testing/';
const SOURCE = { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS };
const API_FEATURE = '^apps/api/src/features/([^/]+/[^/]+)/';
const WEB_FEATURE = '^apps/web/src/features/([^/]+/[^/]+)/';

/** The folders of the engine from the ground up: each imports only those before it. */
const ENGINE = list('problem law model rules objective roster lp bounds search api hours scenario benchmark samples');
/** The folders of its linear programs, in the same way. */
const LINEAR_PROGRAMS = ['network', 'pricing', 'master', 'integer'];
/** The folders of the API's platform in the same way; `deps.ts` is what a request is given. */
export const PLATFORM = list(`ground settings log time tracing database jobs auth text files calendar-file mail push
  payments work limits deps.ts operation http`);
const platformFolder = (names) => `^apps/api/src/platform/(${names.join('|').replaceAll('.', '\\.')})(/|$)`;
const engineFolder = (names) => `^packages/engine/src/(${names.join('|')})/`;

/**
 * The areas of the API from the ground up, and the features of each (ARCHITECTURE.md, Areas). A feature imports only
 * those that come before it here: of its own area, and of areas below.
 */
export const AREAS = {
  access: list('activity second-factor session webhooks recovery projects profile api-tokens security-log'),
  messages: list('notifications comments events requests tasks'),
  business:
    list(`templates requirements settings law cost-terms holidays unavailability members employees employment certificates
    invitations team samples`),
  money: list('invoices purchases payments subscriptions accounts privacy'),
  plan: list(`planning-input shifts late-changes eligibility receipts months snapshots amendments announcements generation scenarios advice
    copies halves wishes explanations imports roster-grid exports feed`),
  changes: list('leave-types time-off repair absence-test replacements shift-requests rings asks'),
  hours: list(`time-clock attendance analytics timesheets overtime-leave working-time-sheet payroll-exports ledger
    norms takings staffing labour-cost`),
  start: list('dashboard demo'),
};
/**
 * The same areas in the web, from the ground up: it composes the other way round, because a page of the plan shows what
 * changes and hours offer, and the settings of a business what the plan offers.
 */
export const WEB_AREAS = list('messages money hours changes plan business access start');
const FEATURES = Object.entries(AREAS).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));
function list(names) {
  return names.split(/\s+/);
}
const webArea = (names) => `^apps/web/src/features/(${names.join('|')})/`;
const apiFeature = (names) => `^apps/api/src/features/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'forecast-imports-nothing',
      severity: 'error',
      from: { path: '^packages/forecast/src/', pathNot: TESTS },
      to: { pathNot: '^packages/forecast/src/' },
    },
    {
      name: 'engine-imports-nothing',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: TESTS },
      to: { pathNot: '^packages/engine/src/' },
    },
    ...ENGINE.slice(0, -1).map((folder, i) => ({
      name: `engine-order-${folder}`,
      severity: 'error',
      from: { path: engineFolder([folder]), pathNot: TESTS },
      to: { path: engineFolder(ENGINE.slice(i + 1)) },
    })),
    ...LINEAR_PROGRAMS.slice(0, -1).map((folder, i) => ({
      name: `lp-order-${folder}`,
      severity: 'error',
      from: { path: engineFolder([`lp/${folder}`]), pathNot: TESTS },
      to: { path: engineFolder(LINEAR_PROGRAMS.slice(i + 1).map((later) => `lp/${later}`)) },
    })),
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTS },
      to: { pathNot: '^packages/contract/src/|^node_modules/zod/' },
    },
    {
      name: 'planner-imports-engine-and-solver',
      comment: 'HiGHS solves its linear programs; nobody else speaks to it.',
      severity: 'error',
      from: { path: '^packages/planner/src/', pathNot: TESTS },
      to: {
        pathNot: '^packages/planner/src/|^packages/engine/src/index\\.ts$|(^|/)node_modules/highs/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'packages-by-their-door',
      comment:
        "A package's index.ts is the only way in; those of testing and samples are for tests, benchmarks and sample data. Texts are loaded by language.",
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|e2e|tools|bench)/' },
      to: {
        path: '^packages/',
        pathNot:
          '^$1/|^packages/[^/]+/src/((testing|samples)/)?index\\.ts$|^packages/contract/src/(i18n/|access/common-passwords\\.ts$)',
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TESTS },
      to: { path: '^apps/api/src/(features/|[^/]+\\.ts$)' },
    },
    ...PLATFORM.slice(0, -1).map((folder, i) => ({
      name: `platform-order-${folder}`,
      severity: 'error',
      from: { path: platformFolder([folder]), pathNot: TESTS },
      to: { path: platformFolder(PLATFORM.slice(i + 1)) },
    })),
    {
      name: 'platform-folders-are-listed',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: platformFolder(PLATFORM) },
      to: {},
    },
    {
      name: 'api-features-by-their-door',
      severity: 'error',
      from: { path: API_FEATURE },
      to: { path: API_FEATURE, pathNot: '^apps/api/src/features/($1/|[^/]+/[^/]+/index\\.ts$)' },
    },
    ...FEATURES.slice(0, -1).map((feature, i) => ({
      name: `api-order-${feature.split('/')[1]}`,
      severity: 'error',
      from: { path: apiFeature([feature]), pathNot: TESTS },
      to: { path: apiFeature(FEATURES.slice(i + 1)) },
    })),
    {
      name: 'api-features-have-an-area',
      severity: 'error',
      from: { path: '^apps/api/src/features/', pathNot: apiFeature(FEATURES) },
      to: {},
    },
    {
      name: 'routes-hold-no-sql',
      severity: 'error',
      from: { path: '^apps/api/src/features/[^/]+/[^/]+/routes\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'one-place-connects',
      comment: 'The database driver belongs to platform/database; what its errors mean is known on the ground.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `^apps/api/src/platform/(database/|ground/retryable\\.ts$)|${TESTS}`,
      },
      to: { path: '^node_modules/pg/' },
    },
    {
      name: 'web-speaks-http-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/api/|^packages/(engine|planner)/' },
    },
    {
      name: 'web-features-by-their-door',
      severity: 'error',
      from: { path: WEB_FEATURE },
      to: { path: WEB_FEATURE, pathNot: '^apps/web/src/features/($1/|[^/]+/[^/]+/index\\.tsx?$)' },
    },
    ...WEB_AREAS.slice(0, -1).map((area, i) => ({
      name: `web-order-${area}`,
      severity: 'error',
      from: { path: webArea([area]), pathNot: TESTS },
      to: { path: webArea(WEB_AREAS.slice(i + 1)) },
    })),
    {
      name: 'web-building-blocks-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib|i18n)/', pathNot: TESTS },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'ui-fetches-nothing',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: {
        path: '^node_modules/@tanstack/react-query/|^apps/web/src/lib/http/api-client',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-source',
      severity: 'error',
      from: SOURCE,
      to: { path: `${TESTS}|^node_modules/(vitest|fast-check|@testing-library)/|^(e2e|tools|bench)/` },
    },
    {
      name: 'no-development-packages-in-source',
      severity: 'error',
      from: SOURCE,
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^apps/web/dist/' },
    // Types are imports too, and a workspace's own packages count with those of the whole repository.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
