import { expect, it } from 'vitest';
import { failed } from '../../result.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { engineInProcess } from '../engine-in-process.ts';
import { FakeDocumentReader } from '../testing/fake-document-reader.ts';
import { analyzeWithModel, type ModelAnalysisPorts } from './analyze-with-model.ts';
import { termSheetPromptVersion } from './model-review.ts';
import { builtinFor, finding, noView } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';
import { scriptedPorts } from './testing/scripted-ports.ts';

const inProcess = engineInProcess({ documentReader: new FakeDocumentReader() });
const findings = [
  finding(),
  finding({ quote: 'Exclusivity' }),
  finding({ quote: 'the company' }),
  finding({ risk: 'You keep 3% of the company.' }),
];

/** The outcome for the fair offer, and what of its checks is logged. */
async function run(requestId?: string, engine: ModelAnalysisPorts['engine'] = inProcess) {
  const { ports, entries } = scriptedPorts([JSON.stringify({ findings, overall: noView })]);
  const outcome = await analyzeWithModel(
    { ...ports, engine },
    {
      document: readPlainText(fairOffer),
      builtin: builtinFor(fairOffer),
      analysisDetail: 'brief',
      deadlineAt: 1000,
      acceptsPart: true,
      ...(requestId === undefined ? {} : { requestId }),
    },
  );
  return { outcome, checks: entries.filter(({ event }) => event === 'model-answer-checked') };
}

const counted = {
  event: 'model-answer-checked',
  provider: 'scripted',
  model: 'scripted-model',
  promptVersion: termSheetPromptVersion,
  offered: 4,
  accepted: 1,
  rejected: { 'too-short': 2, 'figure-unknown': 1 },
};

it('logs how many findings of the model passed the checks, and why the others did not', async () => {
  const { outcome, checks } = await run();
  expect(outcome.ok).toBe(true);
  expect(checks).toStrictEqual([counted]);
});

it('logs them under the name of the request, where it has one', async () => {
  expect((await run('r-17')).checks).toStrictEqual([{ ...counted, requestId: 'r-17' }]);
});

it('fails as the engine does where that cannot check the findings, and logs no checks', async () => {
  const busy = failed({ code: 'busy', message: 'Please try again.', retryAfterSeconds: 5 } as const);
  const { outcome, checks } = await run('r-17', { combine: async () => busy });
  expect(outcome).toEqual(busy);
  expect(checks).toEqual([]);
});
