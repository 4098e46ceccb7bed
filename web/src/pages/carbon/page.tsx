import { Faq } from '../../components/faq.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Section } from '../../components/section.tsx';
import { TeaAndMachine } from '../../illustrations/tea-and-machine.tsx';
import { useCarbonStore } from '../../stores/carbon-store.ts';
import { carbonFaq } from './content/faq.ts';
import { useAnswersInAddress } from './keep/use-answers-in-address.ts';
import { MethodSection } from './method-section.tsx';
import { CarbonResultView } from './result/carbon-result-view.tsx';
import { TeamsSection } from './teams/teams-section.tsx';
import { Wizard } from './wizard.tsx';

/** AI carbon footprint checker. */
export function Page() {
  const { result } = useCarbonStore();
  useAnswersInAddress();
  return (
    <>
      <PageHero
        eyebrow="Free tool"
        title="AI carbon footprint checker"
        lead="Five questions, one honest estimate: the monthly CO₂e of the way you or your team use AI, beside the range that published evidence supports."
        formFirst
        picture={<TeaAndMachine className="mx-auto w-full" />}
      />
      <div className="container-page" id="checker">
        {result ? <CarbonResultView result={result} /> : <Wizard />}
      </div>
      <TeamsSection />
      <MethodSection />
      <Section id="faq" tone="sunken" title="Questions and answers">
        <Faq items={carbonFaq} />
      </Section>
    </>
  );
}
