import { MailAddress } from '../../components/mail-address.tsx';
import { Section } from '../../components/section.tsx';
import { investors } from './content.ts';

/** Why the tools are being made, and how to write about investing in us. */
export function WhyWeDoThis() {
  const { title, paragraphs, investing } = investors.why;
  return (
    <Section id="why" ownHeading>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <h2 id="why-heading" className="lg:col-span-4">
          {title}
        </h2>
        <div className="max-w-[62ch] space-y-5 text-lg lg:col-span-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="border-t border-line pt-6">
            {investing.before} <MailAddress label={investing.link} subject={investing.subject} />
          </p>
        </div>
      </div>
    </Section>
  );
}
