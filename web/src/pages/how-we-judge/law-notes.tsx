import { type LegalNote, legalNotes } from '../../../../core/termsheet/knowledge/legal-notes.ts';
import { longDate } from '../../../../core/termsheet/report/long-date.ts';
import { Disclosure } from '../../components/faq.tsx';
import { NewTabLink } from '../../components/new-tab-link.tsx';

const headings = {
  'eis-preference': 'Preference under EIS and SEIS',
  'eis-dividend': 'Dividends under EIS',
  preference: 'Liquidation preference',
  'anti-dilution': 'Anti-dilution',
  'drag-along': 'Drag-along',
  consents: 'Investor consents',
  'new-shares': 'First call on new shares',
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

/** Every point of law, folded by topic, each with its place, its source and the day of its last check. */
export function LawNotes() {
  return (
    <div className="max-w-4xl divide-y divide-line border-y border-line">
      {topics.map((topic) => (
        <Disclosure key={topic} summary={<LawTopic topic={topic} />}>
          <dl className="grid gap-4 pb-6">
            {Object.entries(legalNotes[topic]).map(([place, note]) => (
              <div key={place}>
                <dt className="text-sm font-semibold text-muted">{place}</dt>
                <dd>
                  {note.text} <NoteSource note={note} of={`${headings[topic]}, ${place}`} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ))}
    </div>
  );
}

function LawTopic({ topic }: { readonly topic: keyof typeof headings }) {
  return (
    <h3 className="text-lg">
      {headings[topic]}{' '}
      <span className="font-sans text-sm font-normal text-muted">
        {Object.keys(legalNotes[topic]).join(', ')}
      </span>
    </h3>
  );
}

interface NoteSourceProps {
  readonly note: LegalNote;
  /** What the note is on, for a link that says where it leads. */
  readonly of: string;
}

function NoteSource({ note: { url, checkedOn }, of }: NoteSourceProps) {
  return (
    <span className="text-sm text-muted">
      <NewTabLink href={url} className="underline">
        Source<span className="sr-only"> on {of}</span>
      </NewTabLink>
      , checked <time dateTime={checkedOn}>{longDate(new Date(checkedOn))}</time>.
    </span>
  );
}
