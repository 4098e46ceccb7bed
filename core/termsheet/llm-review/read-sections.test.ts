import { describe, expect, it } from 'vitest';
import type { Cancellation } from '../../cancellation.ts';
import type { ScriptedReply } from '../../llm/testing/scripted-model.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { readSections, type SectionsRequest } from './read-sections.ts';
import { all, ask, builtinFor, finding, noView } from './testing/ask-model.ts';
import { fairOffer, longOffer } from './testing/offer.ts';
import { scriptedPorts } from './testing/scripted-ports.ts';

describe('a long document of which the model reads a part', () => {
  const good = JSON.stringify({ findings: [finding()], overall: noView });
  const busy = { code: 'provider-unavailable', message: 'It is gone.', isRetryable: false } as const;

  it('is answered with that part, marked as such', async () => {
    const { outcome } = await ask([busy, good, good], longOffer);
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.engine).toEqual({ provider: 'scripted', model: 'scripted-model' });
    for (const words of [outcome.value.confidence, outcome.value.warnings.join()]) {
      expect(words).toMatch(/read \d of \d parts of the document.* It is gone\./);
    }
    expect(all(outcome.value).find(({ id }) => id === 'G07')?.rating).toBe('Amber');
  });

  it('is not called better for it', async () => {
    const quote = 'Liquidation preference: 1x non-participating.';
    const softer = { rating: 'Green', reason: 'Usual.', quote } as const;
    const text = longOffer.replace(/^Board: .*\n/m, '');
    const { outcome } = await ask(
      [
        JSON.stringify({ findings: [], overall: softer }),
        busy,
        JSON.stringify({ findings: [], overall: softer }),
      ],
      text,
    );
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.overallRisk).toBe(builtinFor(text).overallRisk);
  });

  it('fails at the first failure where a part will not do, and asks no more', async () => {
    const { outcome, model } = await ask([busy, good, good], longOffer, false);
    expect(outcome).toMatchObject({ ok: false, error: busy });
    expect(model.calls).toHaveLength(1);
  });

  it('ends the other calls where the key is refused', async () => {
    const refused = { code: 'provider-not-configured', message: 'No.', isRetryable: false } as const;
    const { outcome, model } = await ask([refused, good, good], longOffer);
    expect(outcome).toMatchObject({ ok: false, error: refused });
    expect(model.calls).toHaveLength(1);
  });
});

describe('the sections of a document', () => {
  const answer = (risk: string) => ({ findings: [finding({ risk })], overall: noView });
  const gone = { code: 'provider-unavailable', message: 'It is gone.', isRetryable: false } as const;

  /** What is read of a text where the model gives these answers one after the other. */
  async function read(
    replies: readonly ScriptedReply[],
    changes: Partial<SectionsRequest> & { readonly text?: string } = {},
  ) {
    const { text = longOffer, ...rest } = changes;
    const { ports, model, entries } = scriptedPorts(replies);
    const outcome = await readSections(ports, {
      document: readPlainText(text),
      builtin: builtinFor(text),
      deadlineAt: 1000,
      acceptsPart: true,
      ...rest,
    });
    return { outcome, model, entries };
  }

  it('are read each in a call of its own, which names what the answer is', async () => {
    const answers = [answer('One.'), answer('Two.'), answer('Three.')];
    const { outcome, model } = await read(answers.map((one) => JSON.stringify(one)));
    expect(outcome).toEqual({ ok: true, value: { reviews: answers, unread: 0, failure: null } });
    expect(model.calls.map(({ schemaName }) => schemaName)).toEqual(Array(3).fill('term_sheet_reading'));
  });

  it('are counted where there is no answer about them, with the reason of the first', async () => {
    const { outcome } = await read([gone, JSON.stringify(answer('Two.')), { ...gone, message: 'Again.' }]);
    const value = { reviews: [answer('Two.')], unread: 2, failure: gone };
    expect(outcome).toMatchObject({ ok: true, value });
  });

  it('come to nothing where a part will not do, even after an answer', async () => {
    const { outcome, model } = await read([JSON.stringify(answer('One.')), gone], { acceptsPart: false });
    expect(outcome).toMatchObject({ ok: false, error: gone });
    expect(model.calls).toHaveLength(2);
  });

  it('come to nothing where the reader leaves, though a part would do', async () => {
    const { ports, model } = scriptedPorts([JSON.stringify(answer('One.'))]);
    const leavesInSecondCall: Cancellation = {
      get aborted() {
        return model.calls.length >= 2;
      },
    };
    const outcome = await readSections(ports, {
      document: readPlainText(longOffer),
      builtin: builtinFor(longOffer),
      deadlineAt: 1000,
      acceptsPart: true,
      cancellation: leavesInSecondCall,
    });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(model.calls).toHaveLength(2);
  });

  it('are answered in part where a reader who could leave stays', async () => {
    const { outcome } = await read([JSON.stringify(answer('One.')), gone, gone], {
      cancellation: { aborted: false },
    });
    expect(outcome).toMatchObject({ ok: true, value: { reviews: [answer('One.')], unread: 2 } });
  });

  it('are read under the name of the request, where it has one', async () => {
    const replies = [JSON.stringify(answer('One.'))];
    const named = await read(replies, { text: fairOffer, requestId: 'r-17' });
    expect(named.entries).toMatchObject([{ event: 'model-call-end', requestId: 'r-17' }]);
    const nameless = await read(replies, { text: fairOffer });
    expect(nameless.entries.map(({ requestId }) => requestId)).toEqual([undefined]);
    expect(nameless.model.calls[0]).not.toHaveProperty('requestId');
  });
});
