/** A tool that anyone can use without an account. */
export interface FreeTool {
  readonly path: '/aicarbon' | '/term-sheet-checker' | '/companycodelookup';
  readonly name: string;
  /** What it gives, in a line. */
  readonly gives: string;
  /** What its link invites to. */
  readonly action: string;
}

/** The three tools, in the order in which every list of the site names them. */
export const freeTools: readonly FreeTool[] = [
  {
    path: '/aicarbon',
    name: 'AI carbon footprint checker',
    gives: 'What your team’s use of AI emits in a month, in five questions.',
    action: 'Check your footprint',
  },
  {
    path: '/term-sheet-checker',
    name: 'Term sheet checker',
    gives: 'What each clause of an offer means for a founder, with its words quoted.',
    action: 'Check a term sheet',
  },
  {
    path: '/companycodelookup',
    name: 'Company code lookup',
    gives: 'The UK SIC, SIC, NAICS, ISIC and CPV codes of your business.',
    action: 'Look up your codes',
  },
];
