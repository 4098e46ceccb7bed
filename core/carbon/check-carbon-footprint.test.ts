import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkCarbonFootprint } from './check-carbon-footprint.ts';
import { everyAnswer } from './every-answer.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

it.each([undefined, null, 3, 'daily', []])('refuses %j as malformed', (answers) => {
  const outcome = checkCarbonFootprint(answers);
  expect(outcome.ok).toBe(false);
  if (!outcome.ok && !Array.isArray(answers)) expect(outcome.error.code).toBe('invalid-input');
});

it('names the question and its options when a value is wrong', () => {
  const outcome = checkCarbonFootprint({ ...typicalAnswers, hosting: 'moon' });
  expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid-answer' } });
  if (!outcome.ok)
    expect(outcome.error.message).toContain('hosting must be one of unknown, namerica, green, local');
});

it('is not fooled by inherited names', () => {
  expect(checkCarbonFootprint({ ...typicalAnswers, frequency: 'toString' }).ok).toBe(false);
});

it('answers with every field', () => {
  const outcome = checkCarbonFootprint(typicalAnswers);
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      monthlyEmissions: 0.432,
      rating: 'Low',
      ratingColor: 'rating-low',
      perspective: { treesNeeded: 1 },
    },
  });
});

it('invites to join first and lets the rest follow from the answers', () => {
  const suggestions = everyAnswer().map((answers) => {
    const outcome = checkCarbonFootprint(answers);
    if (!outcome.ok) throw new Error(outcome.error.message);
    return outcome.value.suggestions;
  });
  for (const list of suggestions) {
    expect(list[0]).toContain('Join Fettle');
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(new Set(list).size).toBe(list.length);
  }
  expect(new Set(suggestions.map((list) => list.join('\n'))).size).toBeGreaterThan(50);
});

it('never throws, whatever is handed in', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(typeof checkCarbonFootprint(anything).ok).toBe('boolean');
    }),
  );
});

it('asks for an object where there is none', () => {
  for (const answers of [undefined, null, 'daily', ['daily']]) {
    expect(checkCarbonFootprint(answers)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: 'Please send the five answers as an object.' },
    });
  }
});

it('names every question that is missing or wrong in one sentence', () => {
  const { access: _, ...withoutAccess } = typicalAnswers;
  expect(checkCarbonFootprint({ ...withoutAccess, hosting: 'moon' })).toEqual({
    ok: false,
    error: {
      code: 'invalid-answer',
      message:
        'Please answer every question: access must be one of browser, integrated, selfhosted; hosting must be one of unknown, namerica, green, local.',
    },
  });
});
