import { significantNumber } from '../text/british-number.ts';
import type { CarbonAnswers, CarbonQuestion } from './answers.ts';
import { energyWhPerUse, gridGramsPerKwh } from './evidence-table.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { significant } from './mass-text.ts';
import { weightOf } from './weights.ts';

/** How the electricity is accounted for: by the grid it comes from, or by contracts and certificates. */
export type AccountingMethod = 'location-based' | 'market-based';

/** Something a person can do. It never raises the figure and never promises more than published evidence supports. */
export interface CarbonLever {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What the saving rests on. */
  readonly basis: string;
  /** The answer that shows the step in the checker, where there is one. */
  readonly change: { readonly question: CarbonQuestion; readonly to: string } | null;
  readonly method: AccountingMethod | null;
  /** kg CO2e a month after the step; of a market-based one the grid's, which it leaves as it was. */
  readonly monthlyEmissions: number;
  /** Zero or less. */
  readonly changePercent: number;
}

type Step = Omit<CarbonLever, 'monthlyEmissions' | 'changePercent'> & {
  /** What evidence leaves of the emissions, 0 to 1. */
  readonly remaining: number;
};

/** Share of serving energy spent on idle machines: Google, 2025 (arXiv 2508.15734). */
const idleShare = 0.1;
/** An example a visitor can check against their own work: one request in ten is a repetition. */
const repeatedShare = 0.1;

/**
 * The steps that these answers leave open, the largest saving first. Team size and access are none: the one would
 * count fewer people, no source supports the other. A step that is an answer of the checker counts the smaller
 * saving of our weights and of the evidence's central figures.
 */
export function leversFor(answers: CarbonAnswers): readonly CarbonLever[] {
  const currentKg = monthlyEmissionsKg(answers);
  const steps = [
    ...taskSteps(answers),
    modelStep(answers),
    ...regionSteps(answers),
    ...frequencySteps(answers),
    ...runningSteps(answers),
    ...contractSteps(answers),
  ];
  return steps
    .map(({ remaining, ...step }) => ({ ...step, share: shareAfter(answers, step, remaining) }))
    .filter(({ share, method }) => share < 1 || method === 'market-based')
    .map(({ share, ...step }) => ({
      ...step,
      monthlyEmissions: currentKg * share,
      changePercent: (share - 1) * 100,
    }))
    .sort((one, other) => one.changePercent - other.changePercent);
}

function shareAfter(
  answers: CarbonAnswers,
  { change }: Pick<CarbonLever, 'change'>,
  remaining: number,
): number {
  if (!change) return remaining;
  const changed = { ...answers, [change.question]: change.to };
  return Math.min(1, Math.max(remaining, monthlyEmissionsKg(changed) / monthlyEmissionsKg(answers)));
}

/** What is left of the central energy when another task does the job. */
function energyLeft(from: CarbonAnswers['useCase'], to: CarbonAnswers['useCase']): number {
  return energyWhPerUse[to].central.value / energyWhPerUse[from].central.value;
}

function taskSteps({ useCase }: CarbonAnswers): readonly Step[] {
  const change = { question: 'useCase', to: 'text' } as const;
  if (useCase === 'image') {
    return [
      {
        id: 'task',
        title: 'Text instead of images',
        text: 'Settle ideas in words, and generate a picture only where a picture is what you need. The figure is for moving all of it.',
        basis: `An image takes ${energyWhPerUse.image.central.value} Wh in the central study, a text answer ${energyWhPerUse.text.central.value} Wh.`,
        change,
        method: null,
        remaining: energyLeft('image', 'text'),
      },
    ];
  }
  if (useCase !== 'training') return [];
  return [
    {
      id: 'task',
      title: 'Prompts and retrieval instead of training',
      text: 'Adapt a model that is already trained by giving it your examples or documents. The figure is for replacing all training.',
      basis: 'Our own arithmetic on two hours of H100 devices against a text answer: an order of magnitude.',
      change,
      method: null,
      remaining: energyLeft('training', 'text'),
    },
  ];
}

const lighter: Readonly<Record<CarbonAnswers['useCase'], Pick<Step, 'title' | 'text'>>> = {
  text: {
    title: 'A smaller model for everyday text',
    text: 'Use the small or “fast” model for drafts and summaries, and keep reasoning modes and long documents for what needs them.',
  },
  image: {
    title: 'A smaller image model and size',
    text: 'Draft at a small size with a small model, and make the final picture once.',
  },
  code: {
    title: 'Shorter context for coding assistants',
    text: 'Give the assistant the files it needs instead of the whole repository, and start a new session for a new task.',
  },
  training: {
    title: 'A smaller model to fine-tune',
    text: 'Fine-tune the smallest model that passes your test, and stop runs that have stopped improving.',
  },
};

function modelStep({ useCase }: CarbonAnswers): Step {
  const { low, central } = energyWhPerUse[useCase];
  return {
    id: 'model',
    ...lighter[useCase],
    basis: `At most from the central to the low end of the evidence: ${significantNumber(central.value, 3)} to ${low.value} Wh a use.`,
    change: null,
    method: null,
    remaining: low.value / central.value,
  };
}

function regionSteps({ hosting }: CarbonAnswers): readonly Step[] {
  if (hosting === 'green') return [];
  const here = gridGramsPerKwh[hosting].central.value;
  const grid = (to: 'green' | 'local') => gridGramsPerKwh[to].central.value;
  const lowCarbon: Step = {
    id: 'region',
    title: 'A hosting region on a low-carbon grid',
    text: 'Choose a region such as Sweden where your provider lets you. This lowers what the grid itself emits.',
    basis: `Location-based: a grid of ${grid('green')} g a kWh (Sweden) instead of ${here} g.`,
    change: { question: 'hosting', to: 'green' },
    method: 'location-based',
    remaining: grid('green') / here,
  };
  if (hosting === 'local') return [lowCarbon];
  return [
    lowCarbon,
    {
      id: 'region-uk',
      title: 'A hosting region in the UK',
      text: 'Many providers have one. Ask for it in the contract, or choose it in the settings.',
      basis: `Location-based: the UK grid of ${grid('local')} g a kWh instead of ${here} g.`,
      change: { question: 'hosting', to: 'local' },
      method: 'location-based',
      remaining: grid('local') / here,
    },
  ];
}

const fewer: Readonly<Record<CarbonAnswers['frequency'], CarbonAnswers['frequency'] | null>> = {
  heavy: 'daily',
  daily: 'occasional',
  occasional: 'rare',
  rare: null,
};

/** Text is left out: to ask less often is no advice for light work. */
function frequencySteps({ frequency, useCase }: CarbonAnswers): readonly Step[] {
  const to = fewer[frequency];
  if (useCase === 'text' || !to) return [];
  return [
    {
      id: 'frequency',
      title: 'Heavy jobs less often',
      text: 'Put image batches, long coding sessions or training runs together, and run them when the result is needed.',
      basis: `Arithmetic: ${weightOf('frequency', to)} instead of ${weightOf('frequency', frequency)} uses a month for each person; figure and evidence grow alike.`,
      change: { question: 'frequency', to },
      method: null,
      remaining: 0,
    },
  ];
}

function runningSteps({ access }: CarbonAnswers): readonly Step[] {
  const caching: Step = {
    id: 'caching',
    title: 'Keep answers that come up again',
    text: 'Save good answers as templates, and turn prompt caching on where your provider has it. If one request in ten is a repetition, this is what it saves.',
    basis: 'Arithmetic: a request that is not sent is not counted.',
    change: null,
    method: null,
    remaining: 1 - repeatedShare,
  };
  if (access !== 'selfhosted') return [caching];
  return [
    caching,
    {
      id: 'batching',
      title: 'Batch the work and switch idle machines off',
      text: 'Collect jobs that can wait and run them together, so that your own machines do not wait under power.',
      basis: `At most the ${significant(idleShare * 100)}% of energy that Google reports for idle machines (2025); yours may be more.`,
      change: null,
      method: null,
      remaining: 1 - idleShare,
    },
  ];
}

function contractSteps({ hosting }: CarbonAnswers): readonly Step[] {
  if (hosting === 'green') return [];
  return [
    {
      id: 'contract',
      title: 'A green electricity contract or certificates',
      text: 'A market-based account may then count this electricity as zero. The grid that feeds the machines stays as it was, so report both.',
      basis: 'Market-based: it changes the account, and nothing of the location-based figure.',
      change: null,
      method: 'market-based',
      remaining: 1,
    },
  ];
}
