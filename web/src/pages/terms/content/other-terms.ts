import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 14 to 19: what most contracts end with. */
export const otherTerms: readonly LegalSection[] = [
  {
    title: 'Force majeure',
    blocks: [
      'Neither of us is liable for failing to perform because of events beyond reasonable control, such as natural disaster, war, strikes, failure of public networks or acts of government. Whoever is affected says so promptly and does what is reasonable to limit the effect. It does not excuse payment for service received.',
      'If the event lasts for more than 30 days, either of us may terminate by notice.',
    ],
    summary:
      'Nobody is to blame for events beyond control. If they last over 30 days, either of us may leave.',
  },
  {
    title: 'Assignment',
    blocks: [
      'You may not transfer this contract without our written consent, which we will not refuse without good reason. We may transfer it to a group company or to a successor of our business, if your rights are not reduced, and will tell you if we do.',
    ],
    summary: 'Ask before you pass your contract to someone else. We tell you if we pass on ours.',
  },
  {
    title: 'Severability',
    blocks: [
      'If a court finds part of these terms invalid, the rest stands, and that part is read as closely to its meaning as the law allows.',
    ],
    summary: 'If one term fails, the others still hold.',
  },
  {
    title: 'Indemnification',
    blocks: [
      'You will cover our reasonable losses if someone makes a claim against us because you broke these terms, used the service unlawfully, or put in data that you had no right to use. We will tell you promptly, let you take part in the defence, and keep our losses as low as we reasonably can.',
      'This does not apply to a consumer, or where the claim was our fault.',
    ],
    summary: 'If your misuse gets us sued, you cover the cost.',
  },
  {
    title: 'Platform changes',
    blocks: [
      'At the MVP stage the service changes often. We may add, alter or withdraw features. If we withdraw a main feature of a paid plan, we tell you in good time, and you may cancel and have a refund of the unused part of what you paid.',
    ],
    summary:
      'The product will change. If a paid plan loses a main feature, you can leave and be refunded for the unused time.',
  },
  {
    title: 'Contact',
    blocks: [
      { kind: 'contact', before: 'For anything about these terms, write to' },
      'Notices to you go to the email address of your account, and count as received on the next working day.',
    ],
    summary: 'Questions? Write to us, and a person will answer.',
  },
];
