import type { ReactNode } from 'react';
import { answerOf } from '../../../../../../core/termsheet/report/answer.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';
import { clauseAnchor, clauseSections } from '../clause-sections.ts';
import { KeyRecommendations } from '../key-recommendations.tsx';
import { AboutDocument } from './about-document.tsx';
import { Verdict } from './verdict.tsx';

interface BriefCardProps {
  readonly analysis: ShownAnalysis;
  /** What can be done with the report. */
  readonly actions: ReactNode;
  /** Ways to take it away. */
  readonly children: ReactNode;
}

/** A brief summary in one screen: the verdict, every Red, and what to ask for. */
export function BriefCard({ analysis, actions, children }: BriefCardProps) {
  return (
    <section id="overall-risk" className="card p-5 md:p-8">
      <Verdict rating={analysis.overallRisk} answer={answerOf(analysis)} currency={analysis.facts.currency} />
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Reds analysis={analysis} />
        <KeyRecommendations recommendations={analysis.recommendations} within />
      </div>
      {actions}
      <AboutDocument analysis={analysis} />
      {children}
    </section>
  );
}

/** Every Red finding by its name, which leads to it. */
function Reds({ analysis }: { readonly analysis: ShownAnalysis }) {
  const reds = clauseSections(analysis).flatMap(({ id, findings }) =>
    findings.flatMap(({ clause, rating }, index) =>
      rating === 'Red' ? [{ clause, anchor: clauseAnchor(id, index) }] : [],
    ),
  );
  return (
    <section aria-labelledby="reds">
      <h3 id="reds" className="text-lg">
        {reds.length === 0 ? 'No term is Red' : `Red: ${reds.length} ${reds.length === 1 ? 'term' : 'terms'}`}
      </h3>
      <ul className="mt-2 gap-x-8 sm:columns-2">
        {reds.map(({ clause, anchor }) => (
          <li key={anchor} className="break-inside-avoid border-l-2 border-bad pl-3">
            <a href={`#${anchor}`} className="link inline-block py-1 text-sm leading-snug">
              {clause}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
