// The one table a newcomer edits: which domain may call which.
const mayUse = {
  accounts: [],
  catalogue: ['accounts'],
  cart: ['accounts', 'catalogue'],
  rfqs: ['accounts', 'catalogue', 'cart'],
  quotations: ['accounts', 'catalogue', 'rfqs'],
  orders: ['accounts', 'catalogue', 'cart', 'rfqs', 'quotations'],
  payments: ['accounts', 'orders'],
  messaging: ['accounts'],
  notifications: ['accounts'],
  assistant: ['accounts', 'catalogue', 'rfqs', 'quotations', 'orders'],
  site: ['accounts', 'catalogue'],
  admin: [
    'accounts',
    'catalogue',
    'cart',
    'rfqs',
    'quotations',
    'orders',
    'payments',
    'messaging',
    'notifications',
    'assistant',
    'site',
  ],
};
const D = '^src/domains/';
const PURE = '^src/domains/[^/]+/(schema|rules)\\.ts$';
const open = '(schema|rules)\\.ts$|/server/public\\.ts$|/web/public\\.tsx$';
const err = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const pairs = Object.entries(mayUse).flatMap(([a, ok]) => {
  const no = Object.keys(mayUse).filter((b) => b !== a && !ok.includes(b));
  return no.length
    ? [
        err(
          `${a}-may-not-use`,
          `${a} may only use: ${ok.join(', ') || 'nothing'}`,
          { path: `${D}${a}/` },
          { path: `${D}(${no.join('|')})/` },
        ),
      ]
    : [];
});
module.exports = {
  forbidden: [
    err(
      'web-not-to-server',
      'browser code never imports server code, not even its types',
      { path: ['^src/domains/[^/]+/web/', '^src/ui/', '^src/app/web/'] },
      { path: ['/server/', '^src/platform/', '^src/app/server/'] },
    ),
    err(
      'pure-files-stay-pure',
      'schema.ts and rules.ts import only shared and other schema/rules',
      { path: PURE },
      { path: '^src/', pathNot: ['^src/shared/', PURE] },
    ),
    err('pure-files-no-node', '', { path: [PURE, '^src/shared/'] }, { dependencyTypes: ['core'] }),
    err(
      'pure-files-only-zod',
      '',
      { path: [PURE, '^src/shared/'] },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/zod/',
      },
    ),
    err(
      'cross-domain-by-the-front-door',
      'another domain is reached by its schema.ts, rules.ts, server/public.ts or web/public.tsx',
      { path: '^src/domains/([^/]+)/' },
      { path: '^src/domains/', pathNot: ['^src/domains/$1/', open] },
    ),
    err(
      'domains-not-to-app',
      'app composes domains, never the reverse',
      { path: '^src/domains/' },
      { path: '^src/app/' },
    ),
    err(
      'shared-is-the-floor',
      '',
      { path: '^src/(shared|ui|platform)/' },
      { path: '^src/(domains|app)/' },
    ),
    err(
      'no-global-database-handle',
      'only the composition root and tests open the pool; everyone else receives db',
      { path: '^src/domains/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/platform/db\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    err(
      'sql-lives-in-queries',
      'only queries.ts writes SQL',
      { path: '^src/domains/', pathNot: ['/server/queries\\.ts$', '/server/queries/'] },
      { path: '^src/platform/sql\\.ts$' },
    ),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...pairs,
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
