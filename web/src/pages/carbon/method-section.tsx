import { evidenceCheckedOn, evidenceSources } from '../../../../core/carbon/evidence-table.ts';
import { carbonWeights } from '../../../../core/carbon/weights.ts';
import { Disclosure } from '../../components/faq.tsx';
import { Section } from '../../components/section.tsx';
import { carbonQuestionTexts } from './content/questions.ts';

const steps = [
  {
    title: 'Five weights',
    text: 'Each answer stands for a number: uses a month, grams a use, people, and two factors for how and where the model runs.',
  },
  {
    title: 'One product',
    text: 'Multiplied and divided by 1,000, they give kilograms of CO2e a month. Nothing is hidden: all weights are below.',
  },
  {
    title: 'A second opinion',
    text: 'Beside it stands the range from published measurements: uses, times people, times energy a use, times the grid.',
  },
];

const checkedOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(evidenceCheckedOn),
);

/** How the figure comes about, down to each weight and source. */
export function MethodSection() {
  return (
    <Section
      id="method"
      title="How the estimate is worked out"
      lead="You can follow every step, and challenge any number."
    >
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-primary pt-5">
            <p className="text-sm text-muted">Step {index + 1}</p>
            <h3 className="mt-1">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 divide-y divide-line border-y border-line">
        <Disclosure summary={<h3 className="text-lg">The weights</h3>}>
          <p className="mb-4 max-w-[68ch] text-muted">
            Monthly kg = frequency × use × access × team size × hosting ÷ 1,000. The weights of a use are
            higher than most published measurements, except for training; those of access are a convention.
          </p>
          <div className="grid gap-6 pb-6 sm:grid-cols-2 lg:grid-cols-5">
            {carbonQuestionTexts.map(({ question, shortName, options }) => (
              <div key={question}>
                <h4 className="font-sans text-sm font-semibold">{shortName}</h4>
                <dl className="mt-2 text-sm">
                  {options.map(({ value, label }) => (
                    <div key={value} className="flex justify-between gap-3 border-t border-line py-1.5">
                      <dt>{label}</dt>
                      <dd className="tabular-nums">{weightOfOption(question, value)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </Disclosure>
        <Disclosure summary={<h3 className="text-lg">The evidence</h3>}>
          <p className="mb-4 max-w-[68ch] text-muted">
            Sources of the energy figures and the grid intensities, last checked on {checkedOn}. The way of
            access has no published evidence and is left out of the range.
          </p>
          <ul className="grid gap-x-8 gap-y-3 pb-6 md:grid-cols-2">
            {Object.entries(evidenceSources).map(([id, { title, year, boundary }]) => (
              <li key={id} className="border-t border-line pt-3 text-sm">
                <span className="font-medium">
                  {title}
                  {year ? `, ${year}` : ''}
                </span>
                <span className="block text-muted">Boundary: {boundary}.</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Section>
  );
}

function weightOfOption(question: keyof typeof carbonWeights, value: string): number | undefined {
  const weights: Readonly<Record<string, number>> = carbonWeights[question];
  return weights[value];
}
