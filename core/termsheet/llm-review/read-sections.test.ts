import { describe, expect, it } from 'vitest';
import { all, ask, builtinFor, finding, noView } from './testing/ask-model.ts';
import { longOffer } from './testing/offer.ts';

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
