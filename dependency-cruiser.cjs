/** The arrows between the parts, checked by `npm run check`. docs/architecture.md draws them. */

// The one table a newcomer edits: which domain may call which.
const mayUse = {
  materials: [],
  accounts: ['materials'],
  catalogue: ['materials', 'accounts'],
  selling: ['materials', 'accounts', 'catalogue'],
  cart: ['accounts', 'catalogue'],
  rfqs: ['materials', 'accounts', 'catalogue', 'cart'],
  quotations: ['materials', 'accounts', 'catalogue', 'rfqs'],
  orders: ['materials', 'accounts', 'catalogue', 'cart', 'rfqs', 'quotations'],
  deliveries: ['accounts', 'quotations', 'orders'],
  payments: ['accounts', 'orders'],
  credit: ['accounts', 'orders', 'payments'],
  teams: ['accounts', 'projects'],
  projects: ['materials', 'accounts', 'rfqs', 'orders'],
  reviews: ['accounts', 'catalogue', 'orders'],
  messaging: ['accounts'],
  notifications: ['accounts'],
  assistant: [
    'materials',
    'accounts',
    'catalogue',
    'rfqs',
    'quotations',
    'orders',
    'payments',
    'projects',
  ],
  insight: ['materials', 'accounts', 'catalogue', 'rfqs', 'quotations', 'orders', 'projects'],
  site: ['materials', 'accounts', 'catalogue'],
  queues: ['accounts'],
  operations: ['accounts'],
  moderation: ['accounts', 'catalogue', 'messaging', 'notifications', 'reviews'],
};
mayUse.admin = Object.keys(mayUse);

const domains = '^src/domains/';
const pure = '^src/domains/([^/]+/[a-z-]*(schema|rules)|materials/takeoff/[a-z-]+)\\.ts$';
const web = [
  '^src/domains/[^/]+/web/',
  '^src/ui/',
  '^src/app/web/',
  '^src/(root|entry\\.client)\\.tsx$',
];
const frontDoor =
  '(schema|rules)\\.ts$|/(server|language|takeoff)/public\\.ts$|/web/public[a-z-]*\\.tsx?$';
const factory = '^src/domains/[^/]+/server/factory\\.ts$';
const phone = '^src/shared/phone\\.ts$';
const tests = '\\.(test|spec)\\.tsx?$';
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'];

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const domainArrows = Object.entries(mayUse).flatMap(([domain, used]) => {
  const closed = Object.keys(mayUse).filter((other) => other !== domain && !used.includes(other));
  if (closed.length === 0) return [];
  return [
    forbid(
      `${domain}-may-not-use`,
      `${domain} may only use: ${used.join(', ') || 'nothing'}`,
      { path: `${domains}${domain}/` },
      { path: `${domains}(${closed.join('|')})/` },
    ),
  ];
});

module.exports = {
  forbidden: [
    forbid(
      'web-not-to-server',
      'browser code never imports server code, not even its types',
      { path: web },
      { path: ['/server/', '^src/platform/', '^src/app/server/', '^db/'] },
    ),
    forbid(
      'pure-files-stay-pure',
      'schema.ts and rules.ts import only shared and each other',
      { path: pure },
      { path: '^src/', pathNot: ['^src/shared/', pure] },
    ),
    forbid(
      'pure-files-no-node',
      'what both sides share runs in a browser',
      { path: [pure, '^src/shared/', '^src/messages/'], pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'pure-files-only-zod',
      'what both sides share brings nothing but zod',
      {
        path: [pure, '^src/shared/', '^src/messages/'],
        pathNot: [tests, phone, '^src/shared/testing/'],
      },
      { dependencyTypes: npm, pathNot: '(^|/)node_modules/zod/' },
    ),
    forbid(
      'phone-brings-its-tables-alone',
      'src/shared/phone.ts brings nothing but libphonenumber-js',
      { path: phone },
      { dependencyTypes: npm, pathNot: '(^|/)node_modules/libphonenumber-js/' },
    ),
    forbid(
      'phone-stays-off-the-shop',
      'the tables of all phone numbers are for pages with a phone field: not for the frame, the shop and other domains, which use the types of accounts alone',
      {
        path: [
          '^src/(ui|app/web)/',
          '^src/domains/(?!accounts/)[^/]+/web/',
          '^src/domains/accounts/web/public[a-z-]*\\.tsx?$',
        ],
        pathNot: tests,
      },
      {
        path: [phone, '^src/shared/contact\\.ts$', '^src/domains/accounts/schema\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'cross-domain-by-the-front-door',
      'another domain is reached by its schema.ts, rules.ts, server/public.ts, language/public.ts, takeoff/public.ts or web/public.tsx',
      { path: '^src/domains/([^/]+)/', pathNot: [tests, factory] },
      { path: '^src/domains/', pathNot: ['^src/domains/$1/', frontDoor] },
    ),
    forbid(
      'tests-by-the-front-door-or-the-factory',
      'tests, and the factories that store for them, also use the factories of other domains',
      { path: '^src/domains/([^/]+)/(.*\\.(test|spec)\\.tsx?|server/factory\\.ts)$' },
      { path: '^src/domains/', pathNot: ['^src/domains/$1/', frontDoor, factory] },
    ),
    forbid(
      'factories-are-for-tests',
      'what stores for tests is used by tests alone',
      { path: '^src/', pathNot: [tests, factory, '^src/app/server/testing/'] },
      { path: factory },
    ),
    forbid(
      'domains-not-to-app',
      'app composes domains, never the reverse',
      { path: domains, pathNot: tests },
      { path: '^src/app/' },
    ),
    forbid(
      'shared-is-the-floor',
      'shared, ui, platform and messages know no domain',
      { path: '^src/(shared|ui|platform|messages)/', pathNot: tests },
      { path: '^src/(domains|app)/' },
    ),
    forbid(
      'domains-not-to-db',
      'seed, migrations and drawings are handed to a domain by the composition',
      { path: domains, pathNot: tests },
      { path: '^db/' },
    ),
    forbid(
      'no-global-database-handle',
      'only the composition root and tests open the pool; everyone else receives it',
      { path: domains, pathNot: tests },
      { path: '^src/platform/db\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-lives-in-queries',
      'only queries write SQL',
      {
        path: domains,
        pathNot: [tests, '/queries\\.ts$', '/queries/', '/server/factory\\.ts$'],
      },
      { path: '(^|/)node_modules/(@types/)?(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'simulator-stands-alone',
      'the simulated providers know nothing of the product',
      { path: '^src/simulator/', pathNot: tests },
      { path: '^src/', pathNot: '^src/simulator/' },
    ),
    forbid('no-cycles', 'a circle has no first part to read', {}, { circular: true }),
    ...domainArrows,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
