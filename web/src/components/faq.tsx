import { Icon } from './icon.tsx';

/** A question and its answer in plain text: the same words go into the page and its structured data. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers, without script too. */
export function Faq({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={<h3 className="text-lg">{question}</h3>}>
          <p className="max-w-[68ch] pb-6 text-muted">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}

interface DisclosureProps {
  readonly summary: React.ReactNode;
  readonly open?: boolean;
  readonly children: React.ReactNode;
}

/** Something folded away behind a line that says what it is. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className="details-plain" open={open}>
      <summary className="flex min-h-11 items-center justify-between gap-4 py-4 font-medium">
        {summary}
        <Icon name="plus" className="disclosure-mark size-5 text-primary" />
      </summary>
      {children}
    </details>
  );
}
