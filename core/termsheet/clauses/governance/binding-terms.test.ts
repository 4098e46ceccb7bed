import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { bindingTerms } from './binding-terms.ts';

const law = (text: string) => examineText(bindingTerms, text).reading.facts.governingLaw;

describe('G09 binding terms and law', () => {
  it.each([
    ['Company: Quarry Inc., a Delaware corporation.', null],
    ['Warranties: compliance with applicable securities laws of the State of New York.', null],
    ['Governing Law: State of Delaware.', 'Delaware'],
    ['We pay for drafting. England and Wales is the law.', 'England and Wales'],
    ['16. Law\nEngland and Wales', 'England and Wales'],
    ['This term sheet is governed by English law and the courts of London.', 'England and Wales'],
    ['This letter shall be governed by the laws of Ireland, courts of New York.', 'Ireland'],
    ['Dieses Term Sheet unterliegt deutschem Recht. Gerichtsstand ist K\u00f6ln.', 'Germany'],
    ['Governing law: [_____]', 'unresolved'],
    [
      'Governing law: This term sheet is governed by the laws of [Insert Country]. Disputes go to arbitration in Singapore.',
      'unresolved',
    ],
    [
      'The Company is a corporation duly organized and existing under the laws of Delaware. This note is governed by the laws of California.',
      'California',
    ],
    ['Governing law: to be determined at incorporation, e.g. Delaware, Wyoming', 'unresolved'],
    ['Governing law: [Delaware] [New York]', 'unresolved'],
    ['Governing law: [French] law', 'France'],
    ['8. Delaware law, since that is where you are, and I bind myself to nothing.', 'Delaware'],
    ['This offer lapses on 27 March and is governed by the law of England and Wales.', 'England and Wales'],
    ['4. Portuguese law, Lisbon courts.', 'Portugal'],
    ['The Company is a private company established under Dutch law.', null],
    ['If English law should change, we talk. Ask your Irish law counsel.', null],
    ['Delaware law for the notes. Texas law for the lease.', null],
    ['Only confidentiality binds. England and Wales.', 'England and Wales'],
    ['Law and disputes apart, nothing binds. Ireland; Irish courts.', 'Ireland'],
    ['delaware law then, and each of us pays his own lawyer', 'Delaware'],
    ['12) Law is Singapore. Points 11 and 12 bind.', 'Singapore'],
    ['Tasmanian law. The rest is no contract.', 'Tasmania'],
    ['Ohio law covers it.', 'Ohio'],
    ['Save for costs and the law, which is that of Singapore, nothing binds.', 'Singapore'],
    ['Only silence binds (Spanish common law; courts of Valencia).', 'Spain'],
    ['No break fee, nothing binding but secrecy and Victorian law.', 'Victoria'],
    ['This letter is subject to the law of the Republic of Korea.', 'South Korea'],
    ['LAW\n\nFrench', 'France'],
    ['\u00a7 20 Law. Danish. The city court sits nearby.', 'Denmark'],
    ['12. Laws of India; arbitration at Chennai.', 'India'],
    ['new mexico law for the paper', 'New Mexico'],
    ['law: Ontario, and the federal laws that apply there', 'Ontario'],
    ['The note is binding in its no-shop, confidentiality and law (Delaware).', 'Delaware'],
    ['Item 18. The laws in force in New South Wales.', 'New South Wales'],
    ['4 wks exclusive, scots law. subject to proper docs', 'Scotland'],
    ['My niece does mine. QLD law', 'Queensland'],
    ['Palisade, Inc. is a Delaware corporation and Delaware law will govern.', 'Delaware'],
    ['It is a Delaware corporation so let us use Delaware law.', 'Delaware'],
    ['Governing law: Jersey.', 'Jersey'],
    ['Governing law: New Jersey.', 'New Jersey'],
    ['Our office is in Singapore. We like it there.', null],
  ])('reads %j', (text, expected) => {
    expect(law(text)).toBe(expected);
  });

  it.each([
    ['Effect: only confidentiality and costs bind. English law governs.', 'Green'],
    ['Effect: this clause and exclusivity alone are legally binding, under English law.', 'Green'],
    [
      'This term sheet is not legally binding except for exclusivity. It is governed by English law.',
      'Green',
    ],
    [
      'Only the paragraphs headed Expenses and Exclusivity, the duty to keep these terms confidential, and this paragraph are binding. Delaware law governs.',
      'Green',
    ],
    ['Governing law: Delaware.', 'Amber'],
    ['The terms are legally binding on signature. This term sheet is legally binding.', 'Red'],
    ['Issuer: Korf BV. Only exclusivity is binding. Governing law: Belgium.', 'Green'],
    ['Issuer: Almtal GmbH. Only exclusivity is binding. Governing law: Austria.', 'Green'],
    ['Issuer: Falke GmbH. Not binding except costs. Governing law: State of Delaware.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(bindingTerms, text).rating).toBe(rating);
  });

  it('misses a law that is not named', () => {
    const { assessments } = examineText(bindingTerms, 'This term sheet is not binding.');
    expect(assessments.at(-1)).toMatchObject({ rating: 'Amber', isMissing: true });
  });
});
