import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clarification, type Classification, codeSystems } from '../../core/codes/classification.ts';
import { codeEngineInProcess } from '../../core/codes/code-engine-in-process.ts';
import { unlinkedPairs } from '../../core/codes/ranking/choose-together.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();
const engine = codeEngineInProcess(tables);

async function classify(description: string, clarifications?: Clarification[]): Promise<Classification> {
  const outcome = await engine.classify({
    businessDescription: description,
    ...(clarifications && { clarifications }),
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const words = [
  'bolts',
  'furniture',
  'coffee',
  'boats',
  'engines',
  'carpets',
  'gearboxes',
  'cheese',
  'timber',
];
const doing = ['', 'we sell', 'we do', 'mainly', 'repairs and', 'importers of', 'family firm,', 'supply of'];
const descriptions = fc.oneof(
  fc.constantFrom(...words, 'bicycles', 'cars', 'shoes'),
  fc
    .tuple(fc.constantFrom(...doing), fc.constantFrom(...words), fc.constantFrom(...words))
    .map(([verb, one, other]) => `${verb} ${one} and ${other}`),
);

describe('a question', () => {
  it('is asked where the words fit several roles, and says what each answer leads to', async () => {
    const { question } = await classify('Bolts and fixings');
    expect(question).toMatchObject({ id: 'role', text: 'What does the business mainly do?' });
    const options = new Map(question?.options.map((option) => [option.id, option]));
    expect(options.get('make')).toMatchObject({ leadsTo: { naics: '332722' } });
    expect(options.get('wholesale')?.title).toMatch(/Wholesalers/);
  });

  it('is asked about a word that only names a thing: what the business does with it', async () => {
    const { question } = await classify('bicycles');
    expect(question?.id).toBe('role');
    const industries = question?.options.map(({ id, leadsTo }) => [id, leadsTo.naics]);
    expect(industries).toEqual([
      ['retail', '459110'],
      ['make', '336991'],
      ['wholesale', '423910'],
      ['repair', '811490'],
    ]);
  });

  it('is not asked about a word of which no answer leads elsewhere', async () => {
    expect((await classify('consultancy')).question).toBeUndefined();
  });

  it.each(['bakery', 'bicycles', 'Bolts and fixings', 'tyres'])(
    'leads to one business in every system, asked about %j',
    async (description) => {
      const options = (await classify(description)).question?.options ?? [];
      expect(options.length).toBeGreaterThan(1);
      for (const { leadsTo } of options) expect(unlinkedPairs(tables, leadsTo)).toEqual([]);
    },
  );

  it.each([
    'We run a fish and chip shop',
    'plumber',
    'plasterer',
    'photographer',
    'I cut hair at my salon',
    'asdf',
    'Roses are red',
  ])('is not asked about %j', async (description) => {
    expect((await classify(description)).question).toBeUndefined();
  });

  it('keeps what it promises: existing codes, which come first after the answer, in no fewer systems', async () => {
    await fc.assert(
      fc.asyncProperty(descriptions, async (description) => {
        const first = await classify(description);
        expect(await classify(description)).toEqual(first);
        for (const { id, leadsTo } of first.question?.options ?? []) {
          const question = first.question?.id ?? '';
          const after = await classify(description, [{ question, option: id }]);
          expect(after.question?.id).not.toBe(question);
          for (const system of codeSystems) {
            const code = leadsTo[system];
            expect(after.suggestions[system][0]?.code).toBe(code);
            expect(code === undefined || tables.entry(system, code) !== null).toBe(true);
            expect(after.suggestions[system].length).toBe(first.suggestions[system].length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is asked at most twice', async () => {
    await fc.assert(
      fc.asyncProperty(descriptions, fc.nat(5), async (description, pick) => {
        const clarifications: Clarification[] = [];
        let answer = await classify(description);
        while (answer.question) {
          const { id, options } = answer.question;
          clarifications.push({ question: id, option: options[pick % options.length]?.id ?? '' });
          expect(clarifications.length).toBeLessThanOrEqual(2);
          answer = await classify(description, clarifications);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('an answer', () => {
  it('lets the chosen role win and says so', async () => {
    const { suggestions, reasoning } = await classify('Bolts and fixings', [
      { question: 'role', option: 'wholesale' },
    ]);
    expect(suggestions.naics[0]?.code.startsWith('42')).toBe(true);
    expect(suggestions.sic[0]?.code).toMatch(/^5[01]/);
    expect(suggestions.isic[0]?.code.startsWith('46')).toBe(true);
    expect(reasoning).toContain('you answered "Sell to other businesses": the codes that belong');
  });

  it('that nothing fits is said to change little', async () => {
    const { reasoning } = await classify('We run a fish and chip shop', [
      { question: 'role', option: 'insure' },
    ]);
    expect(reasoning).toContain('nothing that was found for the description belongs to the answer');
  });

  it.each([
    [[{ question: 'colour', option: 'red' }], 'There is no question "colour".'],
    [[{ question: 'role', option: 'toString' }], '"toString" is no answer to the question "role".'],
    [[{ question: 'line', option: '1071' }], '"1071" is no answer to the question "line".'],
    [
      [
        { question: 'role', option: 'make' },
        { question: 'role', option: 'retail' },
      ],
      'The question "role" is answered twice.',
    ],
  ])('%j is refused', async (clarifications, message) => {
    const outcome = await engine.classify({ businessDescription: 'Bolts', clarifications });
    expect(outcome).toEqual({ ok: false, error: { code: 'invalid-input', message } });
  });
});

describe('a word that two trades go by', () => {
  it('is answered with both, and half sure', async () => {
    const { confidence, suggestions } = await classify('chippy');
    expect(confidence).toBeLessThanOrEqual(0.5);
    const industries = suggestions.naics.map(({ code }) => code);
    expect(industries).toEqual(expect.arrayContaining(['238350', '722513']));
  });
});
