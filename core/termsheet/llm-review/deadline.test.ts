import { expect, it } from 'vitest';
import { ModelLimits } from '../../llm/model-limits.ts';
import { ScriptedModel } from '../../llm/testing/scripted-model.ts';
import { success } from '../../result.ts';
import { analyzeTermSheet } from '../analyze-term-sheet.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { engineInProcess } from '../engine-in-process.ts';
import { fairOffer } from './testing/offer.ts';

it('counts the time that reading the document took towards the deadline', async () => {
  let nowMs = 0;
  const overall = { rating: 'Green', reason: 'Usual.', quote: '' };
  const model = new ScriptedModel([JSON.stringify({ findings: [], overall })]);
  const outcome = await analyzeTermSheet(
    {
      engine: engineInProcess({
        documentReader: {
          read: async () => {
            nowMs += 700;
            return success(readPlainText(fairOffer));
          },
        },
      }),
      model: {
        model,
        limits: new ModelLimits({ concurrency: 1, tokensPerDay: null }),
        clock: { now: () => new Date(nowMs) },
        wait: async () => undefined,
        log: () => undefined,
        timeoutMs: 1000,
        newDelimiter: () => 'Q7R2',
        openCancellation: () => ({ cancellation: { aborted: false }, cancel: () => undefined }),
      },
    },
    {
      jurisdiction: 'UK',
      analysisDetail: 'brief',
      source: { kind: 'file', file: { name: 'offer.pdf', bytes: new Uint8Array() } },
    },
  );
  expect(outcome.ok).toBe(true);
  expect(model.calls.map(({ timeoutMs }) => timeoutMs)).toEqual([300]);
});
