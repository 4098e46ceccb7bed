import { type ClauseHead, taxonomy } from '../clauses/taxonomy.ts';
import { legalNote } from '../knowledge/find-legal-notes.ts';
import { applicableLaw } from '../knowledge/law-places.ts';
import { anyOf } from '../reading/any-of.ts';
import { type CheckFinding, type CrossCheck, evidenceOf } from './cross-check.ts';

/** Shares for EIS investors are kept apart from the preferred class, which is how the conflict is avoided. */
const separateClass = anyOf(
  /\bS?EIS\b[^.;]{0,80}\b(?:will|shall|are to|must) be ordinary shares\b/i,
  /\bS?EIS\b[^.;]{0,60}\b(?:take|receive|be issued(?: with)?|subscribe for) ordinary shares\b/i,
  /\bS?EIS\b[^.;]{0,140}\b(?:no preference|without (?:any )?preference|not carry|ordinary shares (?:only|with no|without)|will not (?:have|carry)|shall not (?:have|carry))/i,
  /(?:no preference|without (?:any )?preference|not carry)[^.;]{0,120}\bS?EIS\b/i,
);

/** Relief under EIS or SEIS is lost by a preference on assets, a right to be bought out, or a cumulative dividend. */
export const eisConflicts: CrossCheck = (input) => {
  const { signals, facts, reading, examined } = input;
  if (!signals.eisPromise || separateClass.test(reading.text)) return [];
  const promise = signals.eisPromise;
  // The reliefs are British: without a stated law the document's promise of them points there.
  const { places } = applicableLaw(facts.governingLaw, 'UK');
  const isPresent = ({ id }: ClauseHead): boolean =>
    examined.some(
      ({ clause, reading: read }) => clause.id === id && ['present', 'contradictory'].includes(read.status),
    );
  const findings: CheckFinding[] = [];
  const add = (clause: ClauseHead, term: string, change: string, note: string | undefined): void => {
    findings.push({
      clause,
      isContradiction: true,
      assessment: {
        title: `${clause.name}: conflict with EIS or SEIS relief`,
        rating: 'Red',
        risk: `The document relies on EIS or SEIS relief, but ${term}. Investors would lose their relief, and the round may fail because of it.`,
        recommendation: change,
        evidence: [promise, ...evidenceOf(input, clause)].slice(0, 4),
        ...(note ? { jurisdictionalNote: note } : {}),
      },
    });
  };
  if (typeof facts.liquidationMultiple === 'number' && facts.liquidationMultiple > 0) {
    add(
      taxonomy.liquidationMultiple,
      'its shares are paid before others',
      'Ask for EIS and SEIS investors to take shares without a preference, in a class of their own.',
      legalNote('eis-preference', places),
    );
  }
  if (isPresent(taxonomy.redemption)) {
    add(
      taxonomy.redemption,
      'investors can require their shares to be bought back',
      'Ask for the redemption or put right to be removed.',
      legalNote('redemption', places),
    );
  }
  if (facts.dividendCumulative === true) {
    add(
      taxonomy.dividends,
      'the dividend is cumulative',
      'Ask for a non-cumulative dividend.',
      legalNote('eis-dividend', places),
    );
  }
  return findings;
};
