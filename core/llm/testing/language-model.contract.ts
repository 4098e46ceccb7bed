import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LanguageModel, ModelCall } from '../language-model.port.ts';

const figure = z.object({ figure: z.number() });

/** The call that every model of the contract is asked. */
export const contractCall: ModelCall<{ figure: number }> = {
  messages: [
    { role: 'system', content: 'The question stands between <<<0123456789abcdef01234567 and its end.' },
    { role: 'user', content: 'canary question' },
  ],
  schema: figure,
  schemaName: 'figure',
  promptVersion: 'contract-1',
  timeoutMs: 5000,
};

/** How the provider behind a model behaves for {@link contractCall}. */
export type ContractBehaviour = 'answers' | 'adds-prose' | 'wrong-type' | 'cut-off' | 'busy';

/** What the provider says for each behaviour; `busy` is no answer at all. */
export const contractAnswers: Readonly<Record<Exclude<ContractBehaviour, 'busy'>, string>> = {
  answers: '{"figure": 3}',
  'adds-prose': 'Of course: {"figure": 3}. Anything else?',
  'wrong-type': '{"figure": "canary"}',
  'cut-off': '{"figure": 3, "canary',
};

/** What every {@link LanguageModel} does; `create` gives one whose provider behaves as told. */
export function languageModelContract(
  name: string,
  create: (behaviour: ContractBehaviour) => LanguageModel | Promise<LanguageModel>,
): void {
  describe(`${name} keeps the contract of a language model`, () => {
    it.each(['answers', 'adds-prose'] as const)(
      'gives the value where the provider %s',
      async (behaviour) => {
        const outcome = await (await create(behaviour)).generate(contractCall);
        expect(outcome).toMatchObject({ ok: true, value: { value: { figure: 3 }, finishReason: 'stop' } });
        if (!outcome.ok) return;
        expect(outcome.value.usage.inputTokens).toBeGreaterThan(0);
        expect(outcome.value.usage.outputTokens).toBeGreaterThan(0);
        expect(outcome.value.answer.reveal()).toBe(contractAnswers[behaviour]);
      },
    );

    it.each([
      ['wrong-type', /^figure: /],
      ['cut-off', /cut off|not a JSON object/],
    ] as const)('refuses an answer that is %s, says why and withholds it', async (behaviour, issue) => {
      const outcome = await (await create(behaviour)).generate(contractCall);
      if (outcome.ok) throw new Error('an invalid answer was taken');
      expect(outcome.error).toMatchObject({ code: 'provider-invalid-answer', isRetryable: false });
      expect(outcome.error.issues?.[0]).toMatch(issue);
      expect(outcome.error.answer?.reveal()).toBe(contractAnswers[behaviour]);
      expect(outcome.error.usage?.outputTokens).toBeGreaterThan(0);
      expect(JSON.stringify(outcome)).not.toContain('canary');
    });

    it('says that its provider is busy, and for how long', async () => {
      const outcome = await (await create('busy')).generate(contractCall);
      expect(outcome).toMatchObject({
        ok: false,
        error: { code: 'provider-rate-limited', isRetryable: true, retryAfterMs: 7000 },
      });
      expect(JSON.stringify(outcome)).not.toContain('canary');
    });

    it('does not answer a caller who has cancelled', async () => {
      const call = { ...contractCall, cancellation: AbortSignal.abort() };
      expect(await (await create('answers')).generate(call)).toMatchObject({
        ok: false,
        error: { code: 'cancelled', isRetryable: false },
      });
    });

    it('names its provider and its model', async () => {
      const { provider, model } = await create('answers');
      expect(provider).toMatch(/^[a-z]+$/);
      expect(model).not.toBe('');
    });
  });
}
