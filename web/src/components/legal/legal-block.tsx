import { AppLink } from '../app-link.tsx';
import { MailAddress } from '../mail-address.tsx';
import type { LegalBlock as LegalBlockContent } from './legal-section.ts';

/** A paragraph, list or table of terms of a legal page. */
export function LegalBlock({ block }: { readonly block: LegalBlockContent }) {
  if (typeof block === 'string') return <p>{block}</p>;
  switch (block.kind) {
    case 'list':
      return (
        <>
          {block.lead ? <p>{block.lead}</p> : null}
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      );
    case 'terms':
      return (
        <>
          {block.lead ? <p>{block.lead}</p> : null}
          <dl className="divide-y divide-line border-y border-line">
            {block.entries.map(({ name, text }) => (
              <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
                <dt className="font-medium">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      );
    case 'link':
      return (
        <p>
          {block.before}
          {block.href.startsWith('/') ? (
            <AppLink to={block.href}>{block.text}</AppLink>
          ) : (
            <a href={block.href}>{block.text}</a>
          )}
          {block.after}
        </p>
      );
    case 'contact':
      return (
        <p>
          {block.before} <MailAddress />.
        </p>
      );
  }
}
