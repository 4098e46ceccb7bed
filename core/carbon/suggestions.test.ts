import { expect, it } from 'vitest';
import { carbonOptions } from './answers.ts';
import { everyAnswer } from './every-answer.ts';
import { suggestionsFor } from './suggestions.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

const ask =
  'Ask your provider where its models run and on what electricity: a region on a low-carbon grid is one of the largest savings.';
const renewable =
  'Choose a provider or a region that runs on renewable electricity where your contract lets you.';
const certificates =
  'You already chose green hosting. Keep its certificates on file and report both the contract and the grid figure.';
const adapt =
  'Start from a model that is already trained and adapt it with prompts or retrieval before you train one of your own.';
const words =
  'Settle the idea in words first, work at a small size, and generate images in full size only once.';
const files =
  'Give coding assistants the files they need and no more: long sessions with a whole repository in view cost the most.';
const prompts =
  'Keep prompts short and pick the smallest model that does the job; long documents and reasoning modes cost many times more.';
const templates =
  'Save answers you will need again as templates, instead of asking the same question every day.';
const agree = 'Agree as a team which tasks deserve a large model, and look at the usage report once a month.';
const idle =
  'Switch idle machines off and batch the work: a server that waits uses nearly as much as one that answers.';

it('invites to the product by its name, then starts with the hosting', () => {
  expect(suggestionsFor(typicalAnswers, 'Acme')).toEqual([
    'Join Acme to track your AI footprint beside your other emissions and to plan what to reduce first.',
    ask,
    prompts,
    templates,
  ]);
});

it('speaks to a large team that trains on its own machines in the order of what changes most', () => {
  const answers = {
    frequency: 'heavy',
    useCase: 'training',
    access: 'selfhosted',
    teamSize: 'enterprise',
    hosting: 'green',
  } as const;
  expect(suggestionsFor(answers, 'Acme').slice(1)).toEqual([adapt, templates, agree, idle, certificates]);
});

it.each([
  ['hosting', { unknown: ask, namerica: renewable, local: renewable, green: certificates }],
  ['useCase', { training: adapt, image: words, code: files, text: prompts }],
  ['frequency', { daily: templates, heavy: templates }],
  ['teamSize', { medium: agree, enterprise: agree }],
  ['access', { selfhosted: idle }],
] as const)(
  'gives each piece of advice on %s to those whom it concerns, and to no others',
  (question, advice) => {
    const given: Readonly<Record<string, string>> = advice;
    for (const answers of everyAnswer()) {
      const suggestions = suggestionsFor(answers, 'Acme');
      for (const text of new Set(Object.values(given))) {
        expect(suggestions.includes(text)).toBe(given[answers[question]] === text);
      }
    }
  },
);

it('has two pieces of advice for somebody who seldom asks, alone, in a browser and with green hosting', () => {
  for (const frequency of carbonOptions.frequency.slice(0, 2)) {
    const suggestions = suggestionsFor({ ...typicalAnswers, frequency, hosting: 'green' }, 'Acme');
    expect(suggestions.slice(1)).toEqual([prompts, certificates]);
  }
});
