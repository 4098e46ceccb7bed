/** Words of the page around its data. */
export const howWeJudge = {
  title: 'How we judge',
  lead: 'What makes a clause Green, Amber or Red, what is usual in the market, and our sources. The checker uses the same tables.',
  button: 'Check a term sheet',
  principlesTitle: 'Before any clause',
  principles: [
    'We read from the founder’s side: Green is what founders can expect, Amber is worth raising, and Red needs a lawyer before you sign.',
    'We judge what a clause does, not what it is called: a full ratchet in plain words is a full ratchet.',
    'We never rate a blank or an open choice Green, and never call missing what we could not read.',
    'A market figure is one publisher’s count of its own deals. It says who was counted and when, and whether we saw it in the publisher’s own pages.',
    'The rules are our own and you may disagree with them. Green is no guarantee, and none of this is legal advice.',
  ],
  lawTitle: 'Points of law',
  lawLead:
    'We show the law that the document names, or else that of the jurisdiction you choose. Where we have checked nothing, the report says so once.',
} as const;
