/** Sets of documents that were written, with their answers, before the engine was tried on them. */
export const unseenSets = [
  {
    name: 'unseen-a',
    floor: { precision: 0.99, recall: 0.98, outcome: 1, type: 1, risk: 1, redFlags: 1 },
  },
  {
    name: 'unseen-b',
    floor: { precision: 0.99, recall: 0.97, outcome: 1, type: 1, risk: 1, redFlags: 0.97 },
  },
  {
    name: 'unseen-c',
    floor: { precision: 0.99, recall: 0.98, outcome: 1, type: 1, risk: 1, redFlags: 1 },
  },
  {
    name: 'unseen-d',
    floor: { precision: 0.99, recall: 0.97, outcome: 1, type: 1, risk: 0.95, redFlags: 1 },
  },
  {
    name: 'unseen-e',
    floor: { precision: 0.99, recall: 0.99, outcome: 1, type: 1, risk: 1, redFlags: 1 },
  },
  {
    name: 'unseen-f',
    floor: { precision: 0.99, recall: 0.98, outcome: 1, type: 1, risk: 1, redFlags: 0.98 },
  },
  {
    name: 'unseen-g',
    floor: { precision: 0.97, recall: 0.78, outcome: 1, type: 1, risk: 1, redFlags: 0.85 },
  },
  {
    // Two hands who had not seen the rules; mended on in part by now.
    name: 'unseen-h',
    floor: { precision: 0.96, recall: 0.94, outcome: 1, type: 1, risk: 0.97, redFlags: 0.97 },
  },
  {
    name: 'unseen-i',
    floor: { precision: 0.95, recall: 0.82, outcome: 0.96, type: 0.93, risk: 0.87, redFlags: 0.87 },
  },
  {
    // Another such hand, mended on in part.
    name: 'unseen-j',
    floor: { precision: 0.97, recall: 0.9, outcome: 1, type: 1, risk: 0.87, redFlags: 0.95 },
  },
  {
    name: 'unseen-k',
    floor: { precision: 0.95, recall: 0.86, outcome: 1, type: 1, risk: 0.82, redFlags: 0.9 },
  },
  {
    // Its passages are among the examples of the learned reader, as are those of h to k.
    name: 'unseen-l',
    floor: { precision: 0.97, recall: 0.88, outcome: 1, type: 0.96, risk: 0.85, redFlags: 0.9 },
  },
  {
    // Kept sealed until the learned reader was trained, and not learned from: how the engine reads other hands.
    name: 'unseen-m',
    floor: { precision: 0.95, recall: 0.9, outcome: 1, type: 1, risk: 0.97, redFlags: 0.7 },
  },
  {
    // Another such set, kept sealed until harm was learned a clause.
    name: 'unseen-u',
    floor: { precision: 0.96, recall: 0.92, outcome: 0.96, type: 0.92, risk: 0.94, redFlags: 0.85 },
  },
  {
    // The latest such set, in harder words than the others; not learned from.
    name: 'unseen-ac',
    floor: { precision: 0.95, recall: 0.79, outcome: 1, type: 0.9, risk: 0.75, redFlags: 0.6 },
  },
  {
    // Three hands' sets that were kept sealed until examples were pruned and tuned; not learned from.
    name: 'unseen-br',
    floor: { precision: 0.96, recall: 0.89, outcome: 0.94, type: 0.84, risk: 0.92, redFlags: 0.9 },
  },
  {
    name: 'unseen-bs',
    floor: { precision: 0.94, recall: 0.86, outcome: 1, type: 1, risk: 0.82, redFlags: 0.85 },
  },
  {
    name: 'unseen-bt',
    floor: { precision: 0.95, recall: 0.86, outcome: 0.94, type: 0.94, risk: 0.85, redFlags: 0.72 },
  },
  {
    // Three hands' sets, asked for other words than forms have, kept sealed until seats were learned; not learned from.
    name: 'unseen-ca',
    floor: { precision: 0.93, recall: 0.9, outcome: 0.94, type: 0.94, risk: 0.85, redFlags: 0.88 },
  },
  {
    name: 'unseen-cb',
    floor: { precision: 0.93, recall: 0.83, outcome: 0.89, type: 0.85, risk: 0.78, redFlags: 0.85 },
  },
  {
    name: 'unseen-cc',
    floor: { precision: 0.94, recall: 0.79, outcome: 1, type: 0.85, risk: 0.92, redFlags: 0.9 },
  },
  {
    // Three hands' sets, asked for denials as figures of nought as well, kept sealed until statements and red flags were
    // settled by what is known of the document; not learned from.
    name: 'unseen-ea',
    floor: { precision: 0.93, recall: 0.83, outcome: 1, type: 1, risk: 0.82, redFlags: 0.96 },
  },
  {
    name: 'unseen-eb',
    floor: { precision: 0.9, recall: 0.79, outcome: 1, type: 1, risk: 0.78, redFlags: 0.96 },
  },
  {
    name: 'unseen-ec',
    floor: { precision: 0.97, recall: 0.85, outcome: 0.94, type: 0.94, risk: 0.85, redFlags: 1 },
  },
  {
    // Three hands' sets, as founders really get offers and harder ones, kept sealed until plain forms were learned from.
    name: 'unseen-fa',
    floor: { precision: 0.93, recall: 0.93, outcome: 1, type: 1, risk: 0.82, redFlags: 0.94 },
  },
  {
    name: 'unseen-fb',
    floor: { precision: 0.92, recall: 0.92, outcome: 0.94, type: 0.94, risk: 0.82, redFlags: 1 },
  },
  {
    name: 'unseen-fc',
    // The prompt for an assistant holds a whole deal, and is read as one that is unsure.
    floor: { precision: 0.94, recall: 0.88, outcome: 0.94, type: 0.94, risk: 0.78, redFlags: 0.87 },
  },
  {
    // Two hands' sets, half of them market forms and tables, kept sealed until denied shares and open pools were mended.
    name: 'unseen-la',
    floor: { precision: 0.97, recall: 0.94, outcome: 1, type: 1, risk: 0.68, redFlags: 0.95 },
  },
  {
    name: 'unseen-lb',
    floor: { precision: 0.97, recall: 0.95, outcome: 0.96, type: 0.96, risk: 0.71, redFlags: 0.96 },
  },
  {
    // Two hands' sets, kept sealed until it was fitted from which likelihood on a Red stands.
    name: 'unseen-lc',
    floor: { precision: 0.96, recall: 0.93, outcome: 1, type: 0.95, risk: 0.74, redFlags: 0.95 },
  },
  {
    // A note whose harm only likeness found: unlike what was learned from, it is named and no longer Red.
    name: 'unseen-ld',
    floor: { precision: 0.97, recall: 0.95, outcome: 1, type: 1, risk: 0.85, redFlags: 0.9 },
  },
  {
    // Two hands' sets, full of harm that is denied, capped or history; mended on in part since their first run.
    name: 'unseen-ma',
    floor: { precision: 0.95, recall: 0.91, outcome: 1, type: 1, risk: 0.82, redFlags: 0.91 },
  },
  {
    name: 'unseen-mb',
    floor: { precision: 0.97, recall: 0.94, outcome: 0.96, type: 0.96, risk: 0.65, redFlags: 0.85 },
  },
  {
    // Fair offers above all, with whatever a careless reader would call harmful; mended on in part.
    name: 'unseen-mc',
    floor: { precision: 0.96, recall: 0.91, outcome: 1, type: 1, risk: 0.63, redFlags: 0.96 },
  },
  {
    // Two hands' sets in all kinds and forms; mended on since their first run, and not learned from.
    name: 'unseen-na',
    floor: { precision: 0.98, recall: 0.97, outcome: 0.96, type: 0.92, risk: 0.8, redFlags: 0.95 },
  },
  {
    name: 'unseen-nb',
    floor: { precision: 0.96, recall: 0.97, outcome: 1, type: 1, risk: 0.8, redFlags: 1 },
  },
  {
    // Two hands who knew the list of clauses with its usual words; next to nothing was mended on them.
    name: 'unseen-oa',
    floor: { precision: 0.98, recall: 0.96, outcome: 1, type: 1, risk: 0.85, redFlags: 0.9 },
  },
  {
    name: 'unseen-ob',
    floor: { precision: 0.98, recall: 0.97, outcome: 1, type: 1, risk: 0.9, redFlags: 0.92 },
  },
  {
    // Three hands' sets, kept sealed: formal drafts, people who write as they speak, and what machines misread; mended on
    // in part since their first run.
    name: 'unseen-pa',
    floor: { precision: 0.97, recall: 0.93, outcome: 1, type: 1, risk: 0.85, redFlags: 0.66 },
  },
  {
    name: 'unseen-pb',
    floor: { precision: 0.96, recall: 0.83, outcome: 1, type: 1, risk: 0.68, redFlags: 0.64 },
  },
  {
    name: 'unseen-pc',
    floor: { precision: 0.93, recall: 0.9, outcome: 1, type: 1, risk: 0.42, redFlags: 0.6 },
  },
  {
    // Two hands' sets, the second of them tricky; three wordings were mended on it since the first run.
    name: 'unseen-qa',
    floor: { precision: 0.98, recall: 0.93, outcome: 1, type: 1, risk: 0.85, redFlags: 0.9 },
  },
  {
    name: 'unseen-qb',
    floor: { precision: 0.94, recall: 0.9, outcome: 0.95, type: 0.95, risk: 0.55, redFlags: 0.95 },
  },
  {
    // A hand's formal drafts; some wordings were mended on them since the first run.
    name: 'unseen-ra',
    floor: { precision: 0.97, recall: 0.96, outcome: 1, type: 1, risk: 0.87, redFlags: 0.98 },
  },
  {
    // Two hands' mails, letters, chats, slides and minutes; the same.
    name: 'unseen-rb',
    floor: { precision: 0.97, recall: 0.98, outcome: 1, type: 1, risk: 1, redFlags: 0.98 },
  },
  {
    name: 'unseen-rc',
    floor: { precision: 0.97, recall: 0.98, outcome: 1, type: 1, risk: 0.9, redFlags: 1 },
  },
  {
    // Twenty kinds of paper that are no offer, and six short offers that hardly look like one.
    name: 'unseen-rd',
    floor: { precision: 1, recall: 0.95, outcome: 1, type: 1, risk: 1, redFlags: 1 },
  },
  {
    // In other voices than the rest; mended on in part. Its sentences are among the examples of the learned reader.
    name: 'voices',
    floor: { precision: 0.93, recall: 0.65, outcome: 1, type: 1, risk: 0.97, redFlags: 0.65 },
  },
];
