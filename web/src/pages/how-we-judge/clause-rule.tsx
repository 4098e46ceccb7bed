import type { RiskRating } from '../../../../core/termsheet/analysis.ts';
import type { ColourRule } from '../../../../core/termsheet/knowledge/colour-rules.ts';
import type { NormRow } from '../../../../core/termsheet/knowledge/norm-rows.ts';
import { normSources } from '../../../../core/termsheet/knowledge/norm-sources.ts';
import { longDate } from '../../../../core/termsheet/report/long-date.ts';
import { Disclosure } from '../../components/faq.tsx';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { RiskBadge } from '../../components/risk-badge.tsx';

interface ClauseRuleProps {
  readonly rule: ColourRule;
  readonly norms: readonly NormRow[];
}

const colours: readonly RiskRating[] = ['Green', 'Amber', 'Red'];
const firmness = {
  primary: 'publisher’s own pages',
  transcription: 'read from a transcription',
  secondary: 'as quoted by others',
  derived: 'our arithmetic',
} as const;

/** One clause: what makes each colour, and the published figures on it. */
export function ClauseRule({ rule: { clause, name, when }, norms }: ClauseRuleProps) {
  return (
    <li id={clause} className="scroll-mt-24 border-t border-line pt-6">
      <h3>
        {name} <span className="text-base font-normal text-muted">{clause}</span>
      </h3>
      <dl className="mt-4 grid max-w-4xl gap-x-6 gap-y-3 md:grid-cols-[7rem_1fr]">
        {colours.map((colour) => (
          <div key={colour} className="contents">
            <dt>
              <RiskBadge rating={colour} />
            </dt>
            <dd className="max-md:-mt-1">{when[colour]}</dd>
          </div>
        ))}
      </dl>
      {norms.length > 0 ? (
        <Disclosure
          summary={
            <span>
              {norms.length} market {norms.length === 1 ? 'figure' : 'figures'}
            </span>
          }
        >
          <ul className="grid max-w-4xl gap-3 pb-6">
            {norms.map((norm) => (
              <Figure key={`${norm.topic}${norm.place}${norm.stage}${norm.period}${norm.text}`} norm={norm} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </li>
  );
}

function Figure({ norm: { text, population, period, source, checkedOn } }: { readonly norm: NormRow }) {
  const { publisher, title, url, firmness: seen } = normSources[source];
  return (
    <li>
      {text}{' '}
      <span className="text-sm text-muted">
        {population}; {period ? `${period}; ` : ''}
        <NewTabLink href={url} className="underline">
          {publisher}, {title}
        </NewTabLink>
        ; {firmness[seen]}; checked <time dateTime={checkedOn}>{longDate(new Date(checkedOn))}</time>
      </span>
    </li>
  );
}
