import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCarbonFootprint } from '../../../core/carbon/check-carbon-footprint.ts';
import { everyAnswer } from '../../../core/carbon/every-answer.ts';
import { useCarbonSignUp, useCarbonStore } from './carbon-store.ts';
import {
  atNextStep,
  atPreviousStep,
  canProceed,
  emptyWizard,
  fallbackResult,
  type WizardState,
  wizardQuestions,
} from './carbon-transitions.ts';
import { changeAnswer, withChangedAnswer } from './changed-answer.ts';
import { useToastStore } from './toast-store.ts';

const answers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'solo',
  hosting: 'unknown',
};
const fetchCalls = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchCalls.mockReset();
  vi.stubGlobal('fetch', fetchCalls);
  useCarbonStore.getState().calculateAgain();
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function answerEverything() {
  for (const question of wizardQuestions) {
    useCarbonStore.getState().choose(question, answers[question]);
    await useCarbonStore.getState().next();
  }
}

describe('the wizard', () => {
  test('does not go on without an answer', async () => {
    expect(canProceed(emptyWizard)).toBe(false);
    expect(atNextStep(emptyWizard)).toBe(emptyWizard);
    await useCarbonStore.getState().next();
    expect(useCarbonStore.getState().step).toBe(0);
  });

  test('goes back one step and no further than the first', () => {
    expect(atPreviousStep({ ...emptyWizard, step: 3 }).step).toBe(2);
    expect(atPreviousStep(emptyWizard).step).toBe(0);
  });

  test.each([
    ['the server refuses', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the answer is not JSON', () => Promise.resolve(new Response('<html>'))],
  ])('shows the fallback result and an error when %s', async (_, answer) => {
    fetchCalls.mockImplementation(answer);
    await answerEverything();
    expect(useCarbonStore.getState()).toMatchObject({ step: 5, busy: false, result: fallbackResult });
    expect(useToastStore.getState().toasts).toMatchObject([
      {
        title: 'Calculation Error',
        description: 'Unable to calculate carbon footprint. Please try again.',
        destructive: true,
      },
    ]);
  });

  test('sends the five answers and shows the result', async () => {
    const result = {
      monthlyEmissions: 0.432,
      rating: 'Low',
      ratingColor: 'rating-low',
      suggestions: ['Join'],
    };
    fetchCalls.mockResolvedValue(Response.json(result));
    await answerEverything();
    expect(fetchCalls).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetchCalls.mock.calls[0]?.[1]?.body))).toEqual(answers);
    expect(useCarbonStore.getState()).toMatchObject({ step: 5, result });
  });

  test('Calculate Again clears answers, result and the address', async () => {
    fetchCalls.mockRejectedValue(new TypeError('offline'));
    await answerEverything();
    useCarbonSignUp.getState().typeEmail('ada@example.org');
    useCarbonStore.getState().calculateAgain();
    expect(useCarbonStore.getState()).toMatchObject({ step: 0, answers: {}, result: null });
    expect(useCarbonSignUp.getState().email).toBe('');
  });
});

describe('a result', () => {
  test('follows a changed answer with the figures that the core gives', () => {
    for (const given of everyAnswer()) {
      useCarbonStore.setState({ ...emptyWizard, step: 5, answers: given, result: fallbackResult });
      const hosting = given.hosting === 'local' ? 'green' : 'local';
      changeAnswer('hosting', hosting);
      const { result, answers: changed, step } = useCarbonStore.getState();
      expect(changed).toEqual({ ...given, hosting });
      expect(checkCarbonFootprint(changed)).toEqual({ ok: true, value: result });
      expect(step).toBe(5);
    }
  });

  test('stays as it is where a value is no option', () => {
    const before = { ...emptyWizard, step: 5, answers, result: fallbackResult } as WizardState;
    expect(withChangedAnswer(before, 'hosting', 'moon')).toBe(before);
  });

  test('of a link is asked of the server', async () => {
    fetchCalls.mockResolvedValue(Response.json({ monthlyEmissions: 0.432 }));
    const [linked] = everyAnswer();
    if (!linked) throw new Error('there are no answers');
    await useCarbonStore.getState().open(linked);
    expect(JSON.parse(String(fetchCalls.mock.calls[0]?.[1]?.body))).toEqual(linked);
    expect(useCarbonStore.getState()).toMatchObject({ step: 5, busy: false, answers: linked });
  });
});
