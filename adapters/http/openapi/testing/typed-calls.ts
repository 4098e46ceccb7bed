/**
 * A program of a client, checked against the types that are made from the description and then run: each call once,
 * with a field of its answer read. `@ts-expect-error` marks what the types must refuse.
 */
export const typedCalls = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

const answers = { frequency: 'daily', useCase: 'text', access: 'browser', teamSize: 'small', hosting: 'unknown' } as const;
const common = [{ holder: 'Founders', shares: 800000 }];

export async function makeCalls(baseUrl: string): Promise<Record<string, number>> {
  const api = createClient<paths>({ baseUrl });
  const statuses: Record<string, number> = {};
  const note = (id: string, { response }: { response: Response }) => { statuses[id] = response.status; };
  const text = { parseAs: 'text' } as const;
  const token = { params: { query: { token: 'a' } } };

  const sheet = 'Series A term sheet. Amount raised: $5,000,000. Pre-money valuation: $20,000,000. Liquidation preference: 1x, non-participating. Board of directors: two founders and one investor.';
  const analysis = await api.POST('/api/analyze-term-sheet', { body: { jurisdiction: 'US', analysisDetail: 'brief', sourceText: 'omit', termSheetText: sheet } });
  const risk: 'Green' | 'Amber' | 'Red' | undefined = analysis.data?.overallRisk;
  note('analyzeTermSheet', analysis);
  note('streamTermSheetAnalysis', await api.POST('/api/analyze-term-sheet/events', { body: { jurisdiction: 'US', analysisDetail: 'brief', sourceText: 'omit', termSheetText: sheet }, ...text }));
  // @ts-expect-error a jurisdiction that there is not
  const wrong: paths['/api/analyze-term-sheet']['post']['requestBody']['content']['application/json'] = { jurisdiction: 'FR', termSheetText: '' };


  const offer = { overallRisk: 'Green' as const, economicTerms: [], governanceTerms: [], founderRestrictions: [], missingClauses: [], facts: {} };
  note('compareTermSheets', await api.POST('/api/compare-term-sheets', { body: { first: offer, second: offer } }));

  const waterfall = await api.POST('/api/exit-waterfall', { body: { capTable: { common, series: [] }, exits: [5000000] } });
  const paid: number | undefined = waterfall.data?.[0]?.payouts[0]?.amount;
  note('exitWaterfall', waterfall);

  const classified = await api.POST('/api/classify-business', { body: { businessDescription: 'bakery with a shop' } });
  const code: string | undefined = classified.data?.suggestions.naics[0]?.code;
  note('classifyBusiness', classified);
  note('streamClassification', await api.POST('/api/classify-business/events', { body: { businessDescription: 'bakery' }, ...text }));
  note('classifyBatch', await api.POST('/api/classify-batch', { body: '{"id":"1","description":"bakery"}', bodySerializer: (body) => body, headers: { 'Content-Type': 'application/x-ndjson' }, ...text }));
  const searched = await api.GET('/api/search-codes', { params: { query: { system: 'NAICS', query: 'bread', limit: 3 } } });
  note('searchCodes', searched);
  const lookedUp = await api.GET('/api/lookup-code', { params: { query: { system: 'NAICS', code: '722511' } } });
  const match: 'exact' | 'partial' | undefined = lookedUp.data?.concordances[0]?.match;
  note('lookupCode', lookedUp);
  const explained = await api.GET('/api/explain-code', {
    params: { query: { system: 'NAICS', code: '311811' } },
  });
  const difference: string | undefined = explained.data?.near[0]?.difference;
  note('explainCode', explained);
  note('browseCodes', await api.GET('/api/browse-codes', { params: { query: { system: 'SIC' } } }));

  const footprint = await api.POST('/api/carbon-footprint', { body: answers });
  const kilograms: number | undefined = footprint.data?.monthlyEmissions;
  note('carbonFootprint', footprint);

  const signUp = await api.POST('/api/contact', { body: { email: 'ada@mill.example' } });
  const ok: 'ok' | undefined = signUp.data?.status;
  note('signUp', signUp);
  note('askBeforeUnsubscribing', await api.GET('/api/unsubscribe', { ...token, ...text }));
  note('unsubscribe', await api.POST('/api/unsubscribe', { ...token, ...text }));
  note('askBeforeJoining', await api.GET('/api/confirm', { ...token, ...text }));
  note('confirmSignUp', await api.POST('/api/confirm', { ...token, ...text }));

  note('engine', await api.GET('/api/engine'));
  note('health', await api.GET('/api/health'));
  note('ready', await api.GET('/api/ready'));
  note('openApi', await api.GET('/api/openapi.json'));
  note('metrics', await api.GET('/metrics', text));
  for (const value of [risk, paid, code, match, difference, kilograms, ok]) if (value === undefined) throw new Error(JSON.stringify([risk, paid, code, match, kilograms, ok]));
  return statuses;
}
`;
