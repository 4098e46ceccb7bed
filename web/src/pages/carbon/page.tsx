import { useRef } from 'react';
import { type CarbonAnswers, completeAnswers } from '../../../../core/carbon/answers.ts';
import { answersToFragment } from '../../../../core/carbon/answers-link.ts';
import { massText } from '../../../../core/carbon/mass-text.ts';
import { Faq } from '../../components/faq.tsx';
import { Late, latePart } from '../../components/late-part.tsx';
import { NextTools } from '../../components/next-tools.tsx';
import { RecentPanel } from '../../components/recent-panel.tsx';
import { Section } from '../../components/section.tsx';
import { ToolHero } from '../../components/tool-hero.tsx';
import { useFirstAction } from '../../components/use-first-action.ts';
import { useStartAgain } from '../../components/use-start-again.ts';
import { TeaAndMachine } from '../../illustrations/tea-and-machine.tsx';
import { useCarbonStore } from '../../stores/carbon-store.ts';
import { fallbackResult } from '../../stores/carbon-transitions.ts';
import { carbonFaq } from './content/faq.ts';
import { optionLabel } from './content/questions.ts';
import { useAnswersInAddress } from './keep/use-answers-in-address.ts';
import { MethodSection } from './method-section.tsx';
import { TeamsSection } from './teams/teams-section.tsx';
import { Wizard } from './wizard.tsx';

/** On its way as soon as somebody answers the first question. */
const estimate = latePart(
  () => import('./result/carbon-result-view.tsx').then(({ CarbonResultView }) => CarbonResultView),
  { name: 'The result', waiting: <p className="min-h-80 text-muted">One moment…</p> },
);

/** AI carbon footprint checker. */
export function Page() {
  const { result, answers } = useCarbonStore();
  const checker = useRef<HTMLDivElement>(null);
  useAnswersInAddress();
  useStartAgain(result !== null, checker);
  useFirstAction(estimate.fetch);
  const given = result && result !== fallbackResult ? completeAnswers(answers) : null;
  return (
    <>
      <ToolHero
        title="AI carbon footprint checker"
        lead="Five questions, one honest estimate: the monthly CO₂e of the way you or your team use AI, beside the range that published evidence supports."
        picture={<TeaAndMachine />}
      />
      <div ref={checker} className="container-page" id="checker">
        {result ? <Late part={estimate} properties={{ result }} /> : <Wizard />}
      </div>
      <div className="container-page pt-4">
        <RecentPanel
          label={given && result ? carbonLabel(given, result.monthlyEmissions) : null}
          address={given ? `/aicarbon#${answersToFragment(given)}` : null}
        />
      </div>
      {result ? (
        <div className="container-page pt-10">
          <NextTools after="/aicarbon" />
        </div>
      ) : null}
      <TeamsSection />
      <MethodSection />
      <Section id="faq" tone="sunken" title="Questions and answers">
        <Faq items={carbonFaq} />
      </Section>
    </>
  );
}

/** What a list calls an estimate: its figure, and the answers that tell it from others. */
function carbonLabel(answers: CarbonAnswers, monthlyKg: number): string {
  const use = optionLabel('useCase', answers.useCase);
  const team = optionLabel('teamSize', answers.teamSize);
  return `${massText(monthlyKg)} a month: ${use}, ${team}`;
}
