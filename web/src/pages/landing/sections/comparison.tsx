import { Icon } from '../../../components/icon.tsx';
import { Section } from '../../../components/section.tsx';
import { comparison } from '../content/introduction.ts';

/** The same five parts of running a firm, without and with the product. */
export function Comparison() {
  return (
    <Section id="comparison" title={comparison.title} lead={comparison.text} tone="sunken">
      <div className="grid gap-6 md:grid-cols-2">
        <Side {...comparison.without} />
        <Side {...comparison.with} good />
      </div>
    </Section>
  );
}

interface SideProps {
  readonly title: string;
  readonly points: readonly { readonly topic: string; readonly text: string }[];
  readonly good?: boolean;
}

function Side({ title, points, good = false }: SideProps) {
  return (
    <div className={`card p-6 md:p-8 ${good ? 'border-primary' : 'bg-transparent'}`}>
      <h3 className={good ? 'text-primary' : 'text-muted'}>{title}</h3>
      <ul className="mt-4 divide-y divide-line">
        {points.map(({ topic, text }) => (
          <li key={topic} className="flex gap-4 py-4 last:pb-0">
            <Icon
              name={good ? 'check' : 'close'}
              className={`mt-0.5 size-5 ${good ? 'text-primary' : 'text-muted'}`}
            />
            <div>
              <p className="font-medium">{topic}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
