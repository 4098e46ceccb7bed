/** A command line of the README's kind, with the name of its recording and what comes on stdin. */
export interface RecordedCommand {
  readonly name: string;
  readonly words: readonly string[];
  readonly stdin?: string;
}

const fixtures = 'core/termsheet/testing/fixtures';

const capTable = {
  currency: 'GBP',
  common: [{ holder: 'Founders', shares: 800_000 }],
  series: [{ name: 'A', shares: 200_000, invested: 1_000_000, multiple: 1, participation: 'none', rank: 1 }],
};

/** One of each main command, run in the folder of the repository. */
export const recordedCommands: readonly RecordedCommand[] = [
  { name: 'help', words: ['--help'] },
  {
    name: 'termsheet-analyze',
    words: ['termsheet', 'analyze', `${fixtures}/us-series-b-harsh.md`, '--detail', 'brief'],
  },
  {
    name: 'termsheet-analyze-several',
    words: ['termsheet', 'analyze', `${fixtures}/us-series-a-clean.txt`, `${fixtures}/not-nda.txt`],
  },
  {
    name: 'termsheet-compare',
    words: ['termsheet', 'compare', `${fixtures}/us-series-a-clean.txt`, `${fixtures}/us-series-b-harsh.md`],
  },
  {
    name: 'termsheet-waterfall',
    words: ['termsheet', 'waterfall', '-', '--exits', '5m,20m'],
    stdin: JSON.stringify(capTable),
  },
  { name: 'codes-classify', words: ['codes', 'classify', 'We run a fish and chip shop', '--limit', '2'] },
  { name: 'codes-lookup', words: ['codes', 'lookup', '5812', '--type', 'sic'] },
  { name: 'codes-search', words: ['codes', 'search', 'bakery', '--system', 'NAICS', '--limit', '3'] },
  {
    name: 'carbon-estimate',
    words: [
      ...['carbon', 'estimate', '--frequency', 'daily', '--use-case', 'text', '--access', 'browser'],
      ...['--team-size', 'solo', '--hosting', 'unknown'],
    ],
  },
  { name: 'misspelt', words: ['clasify', 'bakery'] },
];
