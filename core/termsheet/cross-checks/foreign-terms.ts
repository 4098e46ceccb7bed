import type { Jurisdiction } from '../analysis.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { CrossCheck } from './cross-check.ts';

const homeTerms: readonly { readonly home: Jurisdiction; readonly name: string; readonly pattern: RegExp }[] =
  [
    {
      home: 'US',
      name: 'United States',
      pattern:
        /\b(?:83\(b\)|409A|QSBS|section 1202|Regulation D\b|Rule 144|blue sky|registration rights|demand registration|Form S-3|Investment Company Act|CFIUS|Certificate of Incorporation)/i,
    },
    {
      home: 'UK',
      name: 'United Kingdom',
      pattern:
        /\b(?:S?EIS relief|Enterprise Investment Scheme|EMI (?:option|pool|scheme)|Companies House|section 431|HMRC|Companies Act 2006|statutory pre-emption)\b/i,
    },
  ];

/** Terms that belong to another country's law than the document's own. */
export const foreignTerms: CrossCheck = ({ reading, signals }) => {
  const home = signals.statedJurisdiction;
  if (!home) return [];
  for (const { home: origin, name, pattern } of homeTerms) {
    if (origin === home) continue;
    const sentence = reading.sentences.find(({ text }) => pattern.test(text));
    const term = sentence && pattern.exec(sentence.text)?.[0];
    if (!sentence || !term) continue;
    return [
      {
        clause: taxonomy.bindingTerms,
        isContradiction: false,
        assessment: {
          title: 'Terms from another legal system',
          rating: 'Amber',
          risk: `The document points to ${placeName(home)}, yet it uses a term of the ${name} ("${term}").`,
          recommendation:
            'Ask whether the term is intended, and for a replacement that the governing law recognises.',
          evidence: [reading.evidence(sentence)],
        },
      },
    ];
  }
  return [];
};

function placeName(jurisdiction: Jurisdiction): string {
  return {
    US: 'the law of the United States',
    UK: 'the law of the United Kingdom',
    EU: 'the law of a European country',
  }[jurisdiction];
}
