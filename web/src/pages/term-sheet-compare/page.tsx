import { AppLink } from '../../components/app-link.tsx';
import { Late, latePart } from '../../components/late-part.tsx';
import { ToolHero } from '../../components/tool-hero.tsx';
import { useComparisonStore } from '../../stores/comparison-store.ts';
import { ComparisonForm } from './comparison-form.tsx';

const sideBySide = latePart(
  () => import('./comparison-result.tsx').then(({ ComparisonResult }) => ComparisonResult),
  { name: 'The comparison', waiting: <p className="min-h-screen text-muted">One moment…</p> },
);

/** Two term sheets side by side. */
export function Page() {
  const comparison = useComparisonStore((state) => state.comparison);
  return (
    <>
      <ToolHero
        title="Compare two term sheets"
        lead="Two offers, or two drafts of one. See which terms are better for you, what is new and what is gone, and what you would receive under each."
        note={
          <>
            The comparison is automated and can be wrong. It is a reading aid, not legal advice. To look at
            one offer, use the{' '}
            <AppLink to="/term-sheet-checker" className="link">
              term sheet checker
            </AppLink>
            .
          </>
        }
      />
      <div className="container-page pb-20">
        {comparison ? <Late part={sideBySide} properties={{ comparison }} /> : <ComparisonForm />}
      </div>
    </>
  );
}
