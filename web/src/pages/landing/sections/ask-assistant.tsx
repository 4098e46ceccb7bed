import { brand } from '../../../../../core/brand/brand.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { assistant } from '../content/product.ts';

/** What the assistant is for, with a question and answer that show it. */
export function AskAssistant() {
  const { title, subtitle, text, questionsTitle, questions, exampleLabel, example, button } = assistant;
  return (
    <Section id="ask-susan" ownHeading>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <p className="eyebrow mb-3">{subtitle}</p>
          <h2 id="ask-susan-heading">{title}</h2>
          <p className="mt-4 text-lg text-muted">{text}</p>
          <h3 className="mt-10 font-sans text-base font-semibold">{questionsTitle}</h3>
          <ul className="list-marked mt-3">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <ButtonLink to={brand.links.signIn} className="mt-8">
            {button}
          </ButtonLink>
        </div>
        <figure className="card p-6 md:p-8">
          <figcaption className="text-sm font-medium text-clay">{exampleLabel}</figcaption>
          <div className="mt-5 ml-auto w-fit max-w-[85%] rounded-card rounded-br-sm bg-marked px-5 py-3.5">
            <p className="text-sm text-muted">You</p>
            <p>{example.question}</p>
          </div>
          <div className="mt-5 max-w-[92%] rounded-card rounded-bl-sm border border-line-strong px-5 py-4">
            <p className="text-sm text-muted">{brand.assistantName}</p>
            <p>{example.answerLead}</p>
            <ol className="mt-3 grid list-decimal gap-2 pl-5">
              {example.answerPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </div>
        </figure>
      </div>
    </Section>
  );
}
