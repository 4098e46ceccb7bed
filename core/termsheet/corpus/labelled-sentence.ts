import { z } from 'zod';
import { factNames } from '../facts.ts';
import { clauseCodes } from '../statements/sentence-labels.ts';

const fact = z.enum(factNames);

/** One sentence of an offer with what it says; README.md tells how the labels are meant. */
export const labelledSentence = z.strictObject({
  text: z.string().min(12).max(700),
  /** The heading or row label above it; empty in letters, mails and chats. */
  title: z.string(),
  /** Clauses that it is about, the most important first; X1 to X7 for what states no term. */
  about: z.array(z.enum(clauseCodes)),
  says: z.array(z.tuple([fact, z.union([z.string(), z.number(), z.boolean()])])),
  /** Facts that a careless reader would wrongly take from it. */
  not: z.array(fact).default([]),
  /** Whether a founder's lawyer would call the term seriously harmful. */
  red: z.boolean().default(false),
  place: z.string(),
  style: z.enum([
    'form',
    'table',
    'letter',
    'mail',
    'chat',
    'memo',
    'accelerator',
    'corporate',
    'family-office',
    'angel',
  ]),
});

export type LabelledSentence = z.infer<typeof labelledSentence>;
