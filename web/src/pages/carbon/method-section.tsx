import { evidenceNotCounted } from '../../../../core/carbon/evidence-not-counted.ts';
import {
  type EvidenceSource,
  evidenceCheckedOn,
  evidenceSources,
} from '../../../../core/carbon/evidence-table.ts';
import { methodChanges } from '../../../../core/carbon/method.ts';
import { carbonWeights } from '../../../../core/carbon/weights.ts';
import { Disclosure } from '../../components/faq.tsx';
import { MailAddress } from '../../components/mail-address.tsx';
import { Section } from '../../components/section.tsx';
import { carbonQuestionTexts } from './content/questions.ts';

const steps = [
  {
    title: 'Five weights',
    text: 'Each answer stands for a number: uses a month, grams a use, people, and two factors for how and where the model runs.',
  },
  {
    title: 'One product',
    text: 'Multiplied and divided by 1,000, they give kilograms of CO₂e a month. Nothing is hidden: all weights are below.',
  },
  {
    title: 'A second opinion',
    text: 'Beside it stands the range from published measurements: uses, times people, times energy a use, times the grid.',
  },
];

const sources = Object.entries<EvidenceSource>(evidenceSources).map(([id, source]) => ({ id, ...source }));

function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

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
            Sources of the energy figures and the grid intensities, last checked on{' '}
            {longDate(evidenceCheckedOn)}. The way of access has no published evidence and is left out of the
            range.
          </p>
          <ul className="grid gap-x-8 gap-y-3 pb-6 md:grid-cols-2">
            {sources.map(({ id, title, year, boundary, url }) => (
              <li key={id} className="border-t border-line pt-3 text-sm">
                <SourceTitle title={title} year={year} url={url} />
                <span className="block text-muted">Boundary: {boundary}.</span>
              </li>
            ))}
          </ul>
          <h4 className="font-sans text-base font-semibold">Read, and not counted in the range</h4>
          <ul className="mt-2 grid gap-x-8 gap-y-3 pb-6 md:grid-cols-2">
            {evidenceNotCounted.map(({ id, title, year, finding, whyNot, url }) => (
              <li key={id} className="border-t border-line pt-3 text-sm">
                <SourceTitle title={title} year={year} url={url} />
                <span className="block">{finding}</span>
                <span className="block text-muted">{whyNot}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure summary={<h3 className="text-lg">Boundaries, and how to challenge a figure</h3>}>
          <div className="prose pb-6 text-muted">
            <p>
              Counted is the running of the models. Left out are networks, your own devices, the training of
              the models you use, and the making of the hardware except where a source includes it. Not for
              statutory reporting such as SECR: ask your provider for figures of your own account.
            </p>
            <p>
              If a figure is wrong or there is a newer one, write to{' '}
              <MailAddress subject="A figure of the AI carbon checker" /> with the source. We check it, change
              the table and say so here.
            </p>
            <p>
              To reproduce the method, take the figures of all 768 answers:{' '}
              <a href="/carbon-golden-vectors.csv" download>
                CSV
              </a>{' '}
              or{' '}
              <a href="/carbon-golden-vectors.json" download>
                JSON with formula and weights
              </a>
              .
            </p>
          </div>
        </Disclosure>
        <Disclosure summary={<h3 className="text-lg">Changes of the method</h3>}>
          <dl className="grid gap-3 pb-6 text-sm">
            {methodChanges.map(({ date, text }) => (
              <div key={date} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
                <dt className="font-medium">{longDate(date)}</dt>
                <dd className="max-w-[68ch] text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Section>
  );
}

function weightOfOption(question: keyof typeof carbonWeights, value: string): number | undefined {
  const weights: Readonly<Record<string, number>> = carbonWeights[question];
  return weights[value];
}

function SourceTitle({ title, year, url }: Pick<EvidenceSource, 'title' | 'year' | 'url'>) {
  const words = `${title}${year ? `, ${year}` : ''}`;
  return url ? (
    <a href={url} className="link font-medium">
      {words}
    </a>
  ) : (
    <span className="font-medium">{words}</span>
  );
}
