import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 6 to 11: what is done with the data, where it goes, how long it stays. */
export const whatHappensToIt: readonly LegalSection[] = [
  {
    title: 'Our free tools and artificial intelligence',
    blocks: [
      'The carbon footprint checker, the term sheet checker and the company code lookup need no account and no email address. Signing up for updates is separate, and optional.',
      'We never store the documents, text, descriptions or answers that you submit to them. They are held in memory while your answer is worked out, then discarded. They are not written to our database or to our logs, and are not used to train any model. The result is shown in your browser; if you want to keep it, print it or save it.',
      'Answers come from our own software on our own server unless a language model is connected. Before you submit anything, the page of the term sheet checker and of the code lookup says which engine is in use and, if text is sent to another company, which one.',
      'Automated answers can be wrong. They are for information, and are not legal, financial or tax advice.',
    ],
    summary:
      'Documents and descriptions are never stored. You are told before you submit if anyone else will receive the text.',
  },
  {
    title: 'Cookies and storage on your device',
    blocks: [
      'This website sets no advertising or analytics cookies and loads nothing from other companies unless you ask for it.',
      'If you have signed in to the app, the cookie that keeps you signed in may travel with requests to us. It is strictly necessary for that purpose. If you choose a light or dark theme, the choice is kept in your browser and is not sent to us. If you use the negotiation pack of the term sheet checker, which points you ticked and how they stand is kept in your browser too, and is not sent to us.',
      'The investors page may offer a sign-up form from an email-marketing service. That form is loaded only when you press the button that asks for it, and the service’s own policy then applies to what you enter in it.',
    ],
    summary: 'No tracking cookies. Nothing from another company is loaded unless you press a button for it.',
  },
  {
    title: 'Who receives your information',
    blocks: [
      {
        kind: 'list',
        lead: 'We share personal data only with:',
        items: [
          'companies that host our service, deliver our email and take payments for us, under contracts that let them use it only on our instructions;',
          'a language-model provider, if one is connected and named on the page, which receives the text that you submit and nothing about who you are;',
          'our professional advisers, where they need it to advise us;',
          'public authorities and courts, where the law requires it;',
          'a buyer or successor of our business, who must keep to this policy.',
        ],
      },
    ],
    summary: 'Only those who help us run the service, those the law names, and nobody who pays for data.',
  },
  {
    title: 'Transfers outside the UK',
    blocks: [
      'We keep personal data in the United Kingdom or the European Economic Area where we can.',
      'If a provider handles it elsewhere, we make sure that it has equal protection: either the UK government has found that country’s law adequate, or we use the International Data Transfer Agreement or the UK Addendum to the EU standard contractual clauses. You can ask us for a copy.',
    ],
    summary: 'If your data leaves the UK, legal safeguards travel with it.',
  },
  {
    title: 'How long we keep information',
    blocks: [
      {
        kind: 'terms',
        entries: [
          { name: 'Account data', text: 'The life of the account plus 6 years.' },
          { name: 'Payment and transaction records', text: 'Up to 7 years.' },
          {
            name: 'Marketing consent',
            text: 'Until you withdraw it, then deleted or anonymised within 30 days of withdrawal.',
          },
          { name: 'Support communications', text: '3 years after the matter is resolved.' },
          { name: 'What you submit to the free tools', text: 'Not kept.' },
        ],
      },
      'After that we delete the data or anonymise it, so that it can no longer be linked to you. We keep it longer only if the law requires it or a legal claim is open.',
    ],
    summary: 'Each kind of record has its own limit. When the time is up it is deleted or made anonymous.',
  },
  {
    title: 'How we keep information safe',
    blocks: [
      {
        kind: 'list',
        items: [
          'Data in transit is encrypted with TLS 1.2 or later.',
          'Data at rest is held on storage encrypted with AES-256.',
          'Only the last four digits of a payment card are stored.',
          'Only those who need access to do their work have it.',
          'Our software does not write email addresses or the content of documents into its logs.',
        ],
      },
      'No system is perfectly safe. If a breach puts your rights at risk, we tell the Information Commissioner’s Office within 72 hours of becoming aware of it and, where the risk to you is high, we tell you without undue delay.',
    ],
    summary:
      'Encrypted on the way (TLS 1.2+) and where it rests (AES-256), seen by few. If something goes wrong, we say so.',
  },
];
