import type { TermSheetAnalysis } from '../../analysis.ts';
import { noFacts } from '../../facts.ts';

/** An analysis whose document tries to write markup into the report. */
export const hostileAnalysis: TermSheetAnalysis = {
  overallRisk: 'Red',
  verdict: 'Red because of Liquidation <b>preference</b>.',
  coverage: {
    sentences: 12,
    understood: 11,
    share: 11 / 12,
    passages: [
      { start: 62, end: 91, quote: '<script>alert(2)</script> [y]', kind: 'not-understood' },
      { start: 92, end: 106, quote: 'Struck: 2x cap', kind: 'withdrawn' },
    ],
  },
  confidence: 'Medium: 9 of 12 clauses were read.',
  economicTerms: [
    {
      id: 'E03',
      clause: 'Liquidation preference',
      rating: 'Red',
      risk: 'Investors take 3 times their money first.',
      recommendation: 'Ask for 1x.',
      jurisdictionalNote: 'Contractual in every place.',
      norm: { text: '95.8% of rounds', source: 'a publisher' },
      evidence: [
        {
          quote: 'three times <script>alert(1)</script>\n| [x](javascript:1) # *bold*',
          start: 0,
          end: 61,
          page: 2,
        },
      ],
    },
  ],
  governanceTerms: [],
  founderRestrictions: [],
  missingClauses: [],
  founderPosition: {
    decisionMakingPower: 'Founders hold 1 of 5 seats.',
    estimatedExitProceeds: 'See the table.',
  },
  recommendations: ['Ask for 1x.', 'Ask for a cap & a floor.'],
  engine: { provider: 'openai', model: 'model-a', fallback: 'The provider did not answer in time.' },
  documentType: 'priced-equity',
  warnings: ['1 passage < was > left out.'],
  facts: {
    ...noFacts,
    currency: 'GBP',
    preMoney: 4_000_000,
    postMoney: 5_000_000,
    amount: 1_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 3,
    participation: 'full',
    board: { total: 5, founders: 1, investors: 3, independent: 1 },
    protectiveProvisions: true,
  },
  exitScenarios: [
    {
      exitValue: 5_000_000,
      founderProceeds: 1_600_000,
      commonProceeds: 1_600_000,
      investorProceeds: 3_400_000,
    },
  ],
  exitAssumptions: ['Debt and costs are left out.'],
  jurisdiction: 'UK',
  analysisDetail: 'detailed',
  source: { text: '', pages: [] },
};
