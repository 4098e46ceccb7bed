import type { CarbonAnswers } from './answers.ts';

/** One piece of advice and the answers that call for it. */
interface Advice {
  readonly appliesTo: (answers: CarbonAnswers) => boolean;
  readonly text: string;
}

const advice: readonly Advice[] = [
  {
    appliesTo: ({ hosting }) => hosting === 'unknown',
    text: 'Ask your provider where its models run and on what electricity: a region on a low-carbon grid is one of the largest savings.',
  },
  {
    appliesTo: ({ hosting }) => hosting === 'namerica' || hosting === 'local',
    text: 'Choose a provider or a region that runs on renewable electricity where your contract lets you.',
  },
  {
    appliesTo: ({ useCase }) => useCase === 'training',
    text: 'Start from a model that is already trained and adapt it with prompts or retrieval before you train one of your own.',
  },
  {
    appliesTo: ({ useCase }) => useCase === 'image',
    text: 'Settle the idea in words first, work at a small size, and generate images in full size only once.',
  },
  {
    appliesTo: ({ useCase }) => useCase === 'code',
    text: 'Give coding assistants the files they need and no more: long sessions with a whole repository in view cost the most.',
  },
  {
    appliesTo: ({ useCase }) => useCase === 'text',
    text: 'Keep prompts short and pick the smallest model that does the job; long documents and reasoning modes cost many times more.',
  },
  {
    appliesTo: ({ frequency }) => frequency === 'daily' || frequency === 'heavy',
    text: 'Save answers you will need again as templates, instead of asking the same question every day.',
  },
  {
    appliesTo: ({ teamSize }) => teamSize === 'medium' || teamSize === 'enterprise',
    text: 'Agree as a team which tasks deserve a large model, and look at the usage report once a month.',
  },
  {
    appliesTo: ({ access }) => access === 'selfhosted',
    text: 'Switch idle machines off and batch the work: a server that waits uses nearly as much as one that answers.',
  },
  {
    appliesTo: ({ hosting }) => hosting === 'green',
    text: 'You already chose green hosting. Keep its certificates on file and report both the contract and the grid figure.',
  },
];

/**
 * Advice for these answers. The invitation to join comes first, whatever was answered; the rest follows from
 * the answers, an open question about hosting first because it changes most.
 * @param productName the name of the product that the visitor is invited to join.
 */
export function suggestionsFor(answers: CarbonAnswers, productName: string): readonly string[] {
  const invitation = `Join ${productName} to track your AI footprint beside your other emissions and to plan what to reduce first.`;
  return [invitation, ...advice.filter(({ appliesTo }) => appliesTo(answers)).map(({ text }) => text)];
}
