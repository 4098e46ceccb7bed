/** The layers: arrows point inward, and one folder alone knows the container. */
module.exports = {
  forbidden: [
    {
      name: 'core-stands-alone',
      severity: 'error',
      comment: 'The core imports itself and zod, nothing else.',
      from: { path: '^core/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { pathNot: ['^core/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'core-features-do-not-reach-tests',
      severity: 'error',
      from: { path: '^(core|adapters|cli|web)/', pathNot: '(\\.test\\.tsx?$|/testing/|/e2e/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'adapters-do-not-drive',
      severity: 'error',
      comment: 'An adapter knows the core, never the command line or the site.',
      from: { path: '^adapters/' },
      to: { path: '^(cli|web)/' },
    },
    {
      name: 'web-uses-the-api',
      severity: 'error',
      comment: 'The site shares types and pure functions with the core and reaches adapters over HTTP only.',
      from: { path: '^web/', pathNot: '^web/e2e/' },
      to: { path: '^(adapters|cli)/' },
    },
    {
      name: 'cli-goes-through-the-composition',
      severity: 'error',
      from: { path: '^cli/', pathNot: '(\\.test\\.ts$|/testing/|/e2e/)' },
      to: { path: '^adapters/', pathNot: '^adapters/composition/' },
    },
    {
      name: 'one-composition-root',
      severity: 'error',
      from: { pathNot: '^adapters/composition/' },
      to: { path: '(^|/)node_modules/(inversify|reflect-metadata)/' },
    },
    {
      name: 'adapters-do-not-know-the-composition',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '(^adapters/composition/|\\.test\\.ts$|/testing/)' },
      to: { path: '^adapters/composition/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: {
        path: '^(core|adapters|cli)/',
        pathNot: '(\\.test\\.tsx?$|/testing/|^cli/setup/)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|/data/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
