/** Words of the page around its data. */
export const howWeJudge = {
  title: 'How we judge',
  lead: 'What makes a clause Green, Amber or Red, what the market does, and where we have that from. The checker reads the same tables.',
  button: 'Check a term sheet',
  principlesTitle: 'Before any clause',
  principles: [
    'We read from the founder’s side: Green is what founders can expect, Amber is worth a word, Red deserves a lawyer before you sign.',
    'What a clause does counts, not what it is called: a full ratchet in plain words is a full ratchet.',
    'A blank or an open choice is never Green, and what we could not read is not called absent.',
    'A market figure is one publisher’s count of its own deals. It says who was counted and when, and whether we saw it in the publisher’s own pages.',
    'The rules are ours and can be argued with; a low colour is no promise, and none of this is legal advice.',
  ],
  lawTitle: 'Points of law',
  lawLead:
    'Shown under the law that the document states, else under that of the jurisdiction you chose. Where we have checked nothing, the report says so once.',
} as const;
