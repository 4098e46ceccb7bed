import { legalNotes } from '../../../../core/termsheet/knowledge/legal-notes.ts';

const headings = {
  'eis-preference': 'Preference under EIS and SEIS',
  'eis-dividend': 'Dividends under EIS',
  preference: 'Liquidation preference',
  'anti-dilution': 'Anti-dilution',
  'drag-along': 'Drag-along',
  consents: 'Investor consents',
  'option-pool': 'Option schemes',
  exclusivity: 'Breaking off talks',
  leaver: 'Leavers',
  'non-compete': 'Non-competes',
  'founder-warranties': 'Founder warranties',
  redemption: 'Redemption and puts',
  'vesting-tax': 'Tax on vesting shares',
  'small-business-stock': 'Small business stock',
  'investment-relief': 'EIS and SEIS',
  'founder-pre-emption': 'Founders’ pre-emption',
  notarisation: 'Notarisation',
  'german-option-plan': 'Option plans in Germany',
  'french-option-plan': 'Option plans in France',
} as const satisfies Record<keyof typeof legalNotes, string>;

const topics = Object.keys(headings) as readonly (keyof typeof headings)[];

/** Every point of law, by topic and place, with the day of its last check. */
export function LawNotes() {
  return (
    <ul className="grid max-w-4xl gap-8">
      {topics.map((topic) => (
        <li key={topic}>
          <h3>{headings[topic]}</h3>
          <dl className="mt-2 grid gap-3">
            {Object.entries(legalNotes[topic]).map(([place, { text, checkedOn }]) => (
              <div key={place}>
                <dt className="text-sm font-semibold text-muted">{place}</dt>
                <dd>
                  {text} <span className="text-sm text-muted">Checked {checkedOn}.</span>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
