import { brand } from '../../../../../core/brand/brand.ts';
import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 1 to 5: who we are, what we hold and on what ground. */
export const whatWeHold: readonly LegalSection[] = [
  {
    title: 'Who we are',
    blocks: [
      `${brand.company.legalName} (“${brand.name}”, “we”, “us”) runs this website, its free tools and the ${brand.name} app. ${brand.company.registration}. ${brand.company.address}.`,
      'We are the controller of the personal data described here. We handle it under the UK General Data Protection Regulation, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003.',
    ],
    summary: `${brand.company.legalName} decides how your personal data is used, and UK data protection law applies to it.`,
  },
  {
    title: 'What this policy covers',
    blocks: [
      `This policy covers people who visit this website, use its free tools, join our mailing list, write to us, or hold a ${brand.name} account.`,
      'It does not cover other websites that we link to. They have policies of their own, which we suggest you read.',
      'Where your firm puts other people’s data into the app, your firm decides why and how it is used, and we act on its instructions. Section 9 of our terms says how.',
    ],
    summary:
      'It covers this website, the free tools, the mailing list and the app, but not other people’s websites.',
  },
  {
    title: 'The information we collect',
    blocks: [
      {
        kind: 'terms',
        lead: 'What we collect depends on what you use:',
        entries: [
          {
            name: 'Mailing list and contact form',
            text: 'Your email address, and your name, company, phone number and message if you give them. We also record when you signed up, on which form, and the words beside its button that you agreed to.',
          },
          {
            name: 'Free tools',
            text: 'The answers, text, file, description or code you submit, for as long as it takes to answer you. Section 6 says what happens to them.',
          },
          {
            name: 'Account',
            text: 'Your name, email address, company, role, sign-in details and settings.',
          },
          {
            name: 'Payment',
            text: 'Your billing name and address, what you bought, when, and the last four digits of the card. Our payment provider handles the full card number; we never see or store it.',
          },
          {
            name: 'Use of the app',
            text: 'What you enter into the app, the drafts it writes for you, and how many AI interactions you have used.',
          },
          {
            name: 'Support',
            text: 'What you write to us and what we answer.',
          },
          {
            name: 'Technical',
            text: 'Your internet address, counted for a short time to keep the service from being flooded with requests and then forgotten, and short technical records of requests: the time, the page, and whether it worked.',
          },
        ],
      },
      'We do not ask for special category data, such as health or beliefs. Please do not send it to us.',
    ],
    summary:
      'We collect what you give us, and the little a server needs in order to work. Of your card we store only the last four digits.',
  },
  {
    title: 'How we use information, and our legal grounds',
    blocks: [
      {
        kind: 'terms',
        lead: 'We use personal data only for these purposes, each on a ground that UK law allows:',
        entries: [
          {
            name: 'To provide the tools, the app and support',
            text: 'Contract, or steps you ask for before one.',
          },
          {
            name: 'To take payment and keep accounts',
            text: 'Contract, and our legal obligations on tax and accounts.',
          },
          { name: 'To send you our mailing list', text: 'Your consent, which you can withdraw at any time.' },
          {
            name: 'To answer your enquiries',
            text: 'Our legitimate interest in replying to people who write to us.',
          },
          {
            name: 'To keep the service secure and working',
            text: 'Our legitimate interest in preventing abuse and mending faults.',
          },
          {
            name: 'To meet the law',
            text: 'Legal obligation, for example when a court orders us to disclose something.',
          },
        ],
      },
      'We do not sell personal data. We make no decision about you by automated means that has a legal or similarly significant effect. The ratings of our free tools are about documents, businesses and AI use, not about you.',
    ],
    summary:
      'We use your data to do what you asked, to be paid, to keep things safe and to obey the law. We do not sell it.',
  },
  {
    title: 'Marketing and your consent',
    blocks: [
      'We send marketing email only to people who asked for it by joining our mailing list. Each sign-up box says what you will receive.',
      'You can leave at any time: use the unsubscribe link in any message, or write to us. Leaving takes effect at once, and your name, company, phone number and message are deleted with it.',
      'Within 30 days of withdrawal your address and the record of your consent are deleted or anonymised. Until then we keep the address only to make sure that nothing more is sent to it.',
      'We do not rely on old consent: a sign-up is deleted after five years unless you have signed up again. If you ask us to erase your address, we keep for as long a scrambled fingerprint of it, from which the address cannot be read, so that it is not added again by mistake.',
    ],
    summary:
      'No spam. Unsubscribe anytime, and your marketing details are deleted or anonymised within 30 days.',
  },
];
