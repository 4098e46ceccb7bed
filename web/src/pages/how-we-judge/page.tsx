import { type ColourRule, colourRules } from '../../../../core/termsheet/knowledge/colour-rules.ts';
import { normRows } from '../../../../core/termsheet/knowledge/norm-rows.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Section } from '../../components/section.tsx';
import { ClauseRule } from './clause-rule.tsx';
import { howWeJudge } from './content.ts';
import { LawNotes } from './law-notes.tsx';

const groups: readonly { readonly group: ColourRule['group']; readonly title: string }[] = [
  { group: 'economic', title: 'Economic terms' },
  { group: 'governance', title: 'Governance and control' },
  { group: 'founder', title: 'Founder restrictions' },
];

/** The rule behind each colour, with its market figures and points of law: the data that the checker itself reads. */
export function Page() {
  return (
    <>
      <PageHero eyebrow="Term sheet checker" title={howWeJudge.title} lead={howWeJudge.lead}>
        <ButtonLink to="/term-sheet-checker">{howWeJudge.button}</ButtonLink>
      </PageHero>
      <Section id="principles" title={howWeJudge.principlesTitle} tone="sunken">
        <ul className="grid max-w-3xl list-disc gap-3 pl-5">
          {howWeJudge.principles.map((principle) => (
            <li key={principle}>{principle}</li>
          ))}
        </ul>
      </Section>
      {groups.map(({ group, title }) => (
        <Section key={group} id={group} title={title}>
          <ul className="grid gap-10">
            {colourRules
              .filter((rule) => rule.group === group)
              .map((rule) => (
                <ClauseRule
                  key={rule.clause}
                  rule={rule}
                  norms={normRows.filter(({ clause }) => clause === rule.clause)}
                />
              ))}
          </ul>
        </Section>
      ))}
      <Section id="law" title={howWeJudge.lawTitle} lead={howWeJudge.lawLead} tone="sunken">
        <LawNotes />
      </Section>
    </>
  );
}
