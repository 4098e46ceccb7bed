import { describe, expect, it } from 'vitest';
import { classifyBusiness } from './classify-business.ts';
import { longestDescription } from './code-engine-in-process.ts';
import { smallCodeTables } from './testing/small-code-tables.ts';

const tables = smallCodeTables();

describe('classifyBusiness', () => {
  it.each([{}, { businessDescription: '   ' }, { existingCode: { type: 'SIC' as const, code: ' ' } }])(
    'asks for input when there is none: %j',
    async (request) => {
      expect(await classifyBusiness({ tables }, request)).toEqual({
        ok: false,
        error: {
          code: 'input-required',
          message: 'Please provide either a business description or an existing code',
        },
      });
    },
  );

  it('refuses a description that is far too long', async () => {
    const result = await classifyBusiness(
      { tables },
      { businessDescription: 'a'.repeat(longestDescription + 1) },
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
  });

  it('says that nonsense is not a business', async () => {
    const result = await classifyBusiness({ tables }, { businessDescription: 'asdf qwer' });
    expect(result).toMatchObject({ ok: true, value: { suggestions: { naics: [] } } });
    if (!result.ok) return;
    expect(result.value.confidence).toBeLessThan(0.1);
    expect(result.value.reasoning).toContain('does not read like a description of a business');
  });

  it('finds a chippy in all four systems, with path, matches and reasons', async () => {
    const result = await classifyBusiness({ tables }, { businessDescription: 'We run a chippy by the sea' });
    if (!result.ok) throw new Error(result.error.message);
    const { suggestions, reasoning, engine } = result.value;
    expect(suggestions.naics[0]).toMatchObject({
      code: '722513',
      title: 'Limited-Service Restaurants',
      score: 0.99,
    });
    expect(suggestions.sic[0]?.code).toBe('5812');
    expect(suggestions.isic[0]?.code).toBe('5610');
    expect(suggestions.cpv[0]?.code).toBe('55300000-3');
    expect(suggestions.isic[0]?.path?.map((step) => step.code)).toEqual(['I', '56', '561', '5610']);
    expect(suggestions.naics[0]?.matched).toContain('chippy');
    expect(reasoning).toContain('fish and chip shop');
    expect(engine.provider).toBe('builtin');
  });

  it('never names a code twice in one system', async () => {
    const result = await classifyBusiness({ tables }, { businessDescription: 'bread and software' });
    if (!result.ok) throw new Error(result.error.message);
    for (const system of ['sic', 'naics', 'isic', 'cpv'] as const) {
      const codes = [
        ...result.value.suggestions[system],
        ...(result.value.alternativeOptions?.[system] ?? []),
      ].map((item) => item.code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

describe('classifyBusiness with an existing code', () => {
  const classify = async (code: string, businessDescription?: string) => {
    const result = await classifyBusiness(
      { tables },
      { existingCode: { type: 'SIC', code }, ...(businessDescription && { businessDescription }) },
    );
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  };

  it('refuses an unknown code and names the nearest', async () => {
    const result = await classifyBusiness({ tables }, { existingCode: { type: 'SIC', code: '5819' } });
    expect(result).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
    expect(result.ok ? '' : result.error.message).toContain('The nearest valid code is 5812 Eating Places.');
  });

  it('follows the concordances and searches for CPV by the words of the title', async () => {
    const { suggestions, reasoning, confidence } = await classify('7372');
    expect(suggestions.naics).toMatchObject([{ code: '513210', via: 'concordance' }]);
    expect(suggestions.isic).toMatchObject([{ code: '5820', via: 'concordance' }]);
    expect(suggestions.cpv[0]).toMatchObject({ code: '48000000-8', via: 'search' });
    expect(suggestions.cpv[0]?.description).toContain('no official link');
    expect(reasoning).toContain('CPV says what is bought');
    expect(confidence).toBeGreaterThan(0.9);
  });

  it('lets the description choose among the codes of a concordance', async () => {
    const { suggestions, reasoning } = await classify('5812', 'a chippy by the sea');
    expect(suggestions.naics[0]?.code).toBe('722513');
    expect(suggestions.sic[0]?.code).toBe('5812');
    expect(reasoning).toContain('The description points the same way.');
  });

  it('says when code and description contradict each other, and is less sure', async () => {
    const { suggestions, reasoning, confidence } = await classify('7372', 'a chippy by the sea');
    expect(reasoning).toContain('The code and the description contradict each other');
    expect(suggestions.naics.map(({ code }) => code).slice(0, 2)).toEqual(['513210', '722513']);
    expect(confidence).toBeLessThanOrEqual(0.5);
  });

  it('leaves out a description that is none', async () => {
    const { reasoning, suggestions } = await classify('7372', 'asdf qwer');
    expect(reasoning).toContain('does not read like a business and was left out');
    expect(suggestions.naics[0]?.code).toBe('513210');
  });

  it('says what language a description is in, and guesses no code', async () => {
    const result = await classifyBusiness(
      { tables: smallCodeTables() },
      { businessDescription: 'Wir backen Brot und verkaufen es in unserer Bäckerei' },
    );
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value).toMatchObject({ confidence: 0, language: 'de' });
    expect(result.value.reasoning).toBe('This looks like German: write it in English, or give a code.');
    expect(Object.values(result.value.suggestions).flat()).toEqual([]);
  });
});
