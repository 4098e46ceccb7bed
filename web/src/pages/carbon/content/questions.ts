import type { CarbonAnswers, CarbonQuestion } from '../../../../../core/carbon/answers.ts';

export interface QuestionOption {
  readonly value: string;
  readonly label: string;
  readonly note: string;
}

export interface QuestionText {
  readonly question: CarbonQuestion;
  /** As asked in the wizard. */
  readonly legend: string;
  readonly hint: string;
  /** As named in the explanations of a result. */
  readonly shortName: string;
  readonly options: readonly QuestionOption[];
}

type OptionTexts<Question extends CarbonQuestion> = Readonly<
  Record<CarbonAnswers[Question], { readonly label: string; readonly note: string }>
>;

/** The compiler checks that no option of the core is without its words. */
function question<Question extends CarbonQuestion>(
  name: Question,
  texts: { readonly legend: string; readonly hint: string; readonly shortName: string },
  options: OptionTexts<Question>,
): QuestionText {
  const entries = Object.entries<{ readonly label: string; readonly note: string }>(options);
  return { question: name, ...texts, options: entries.map(([value, text]) => ({ value, ...text })) };
}

/** The wizard's five questions, in the order in which they are asked. */
export const carbonQuestionTexts: readonly QuestionText[] = [
  question(
    'frequency',
    {
      legend: 'How often does each person use AI?',
      hint: 'Think of one typical person. We multiply by the size of your team later.',
      shortName: 'How often',
    },
    {
      rare: { label: 'Rarely', note: 'About 10 uses a month' },
      occasional: { label: 'Now and then', note: 'About 20 uses a month' },
      daily: { label: 'Daily', note: 'About 150 uses a month' },
      heavy: { label: 'All day long', note: 'About 450 uses a month' },
    },
  ),
  question(
    'useCase',
    {
      legend: 'What do you mostly use it for?',
      hint: 'Choose the one that fills most of the time.',
      shortName: 'What for',
    },
    {
      text: { label: 'Text', note: 'Questions, drafts, summaries, translation' },
      image: { label: 'Images', note: 'Generating or editing pictures' },
      code: { label: 'Code', note: 'Writing and reviewing software' },
      training: { label: 'Training', note: 'Training or fine-tuning models of your own' },
    },
  ),
  question(
    'access',
    {
      legend: 'Where do you use it?',
      hint: 'This changes the estimate least. Its weights are a convention, not a measurement.',
      shortName: 'Where you use it',
    },
    {
      browser: { label: 'In a browser or app', note: 'A chat window, for example' },
      integrated: {
        label: 'Inside other software',
        note: 'An assistant in your e-mail, documents or editor',
      },
      selfhosted: { label: 'On machines we run', note: 'A model on your own or rented servers' },
    },
  ),
  question(
    'teamSize',
    {
      legend: 'How many people use it like this?',
      hint: 'Count everyone whose use you want in the estimate.',
      shortName: 'Team size',
    },
    {
      solo: { label: 'Just me', note: '1 person' },
      small: { label: 'A small team', note: 'Counted as 5 people' },
      medium: { label: 'A medium team', note: 'Counted as 20 people' },
      enterprise: { label: 'A large organisation', note: 'Counted as 50 people' },
    },
  ),
  question(
    'hosting',
    {
      legend: 'Where does the AI run?',
      hint: 'The electricity behind the model makes a large difference.',
      shortName: 'Where it runs',
    },
    {
      unknown: { label: 'I do not know', note: 'We assume a carbon-heavy mix' },
      namerica: { label: 'North America', note: 'The usual place for the large providers' },
      green: { label: 'Green hosting', note: 'A provider that runs on renewable electricity' },
      local: { label: 'Locally', note: 'In your own country; the evidence assumes the UK' },
    },
  ),
];

/** Words for one option, such as "Green hosting"; the raw value where the page is older than the server. */
export function optionLabel(question: string, value: string): string {
  const text = carbonQuestionTexts.find((candidate) => candidate.question === question);
  return text?.options.find((option) => option.value === value)?.label ?? value;
}

/** Words for one question, such as "Where it runs". */
export function questionName(question: string): string {
  return carbonQuestionTexts.find((candidate) => candidate.question === question)?.shortName ?? question;
}
