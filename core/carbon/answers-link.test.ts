import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CarbonAnswers, carbonOptions } from './answers.ts';
import { answersFromFragment, answersToFragment } from './answers-link.ts';
import { everyAnswer } from './every-answer.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

const anyAnswers: fc.Arbitrary<CarbonAnswers> = fc.record({
  frequency: fc.constantFrom(...carbonOptions.frequency),
  useCase: fc.constantFrom(...carbonOptions.useCase),
  access: fc.constantFrom(...carbonOptions.access),
  teamSize: fc.constantFrom(...carbonOptions.teamSize),
  hosting: fc.constantFrom(...carbonOptions.hosting),
});

it('gives back what was put into it, for every answer', () => {
  for (const answers of everyAnswer()) {
    const fragment = answersToFragment(answers);
    expect(answersFromFragment(fragment)).toEqual(answers);
    expect(answersFromFragment(`#${fragment}`)).toEqual(answers);
    expect(fragment).toMatch(/^[a-zA-Z=&]+$/);
  }
});

it('does not mind the order, nor what others add', () => {
  fc.assert(
    fc.property(anyAnswers, fc.string({ maxLength: 20 }), (answers, extra) => {
      const turned = answersToFragment(answers).split('&').reverse().join('&');
      fc.pre(!/frequency|useCase|access|teamSize|hosting|#/.test(extra));
      expect(answersFromFragment(`#${turned}&${extra}`)).toEqual(answers);
    }),
  );
});

it.each(['', '#', '#method', '#frequency=daily', '#frequency=toString', 'x'.repeat(10_000)])(
  'finds no answers in %s',
  (fragment) => {
    expect(answersFromFragment(fragment)).toBeNull();
  },
);

it('takes no wrong option', () => {
  const moon = answersToFragment(typicalAnswers).replace('unknown', 'moon');
  expect(answersFromFragment(moon)).toBeNull();
});

it('never throws, whatever stands there', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const answers = answersFromFragment(text);
      if (answers) expect(answersFromFragment(answersToFragment(answers))).toEqual(answers);
    }),
  );
});

it('reads a fragment of 300 characters with what others added, and no longer one', () => {
  const fragment = answersToFragment(typicalAnswers);
  expect(answersFromFragment(`${fragment}&`.padEnd(300, 'x'))).toEqual(typicalAnswers);
  expect(answersFromFragment(`${fragment}&`.padEnd(301, 'x'))).toBeNull();
});
