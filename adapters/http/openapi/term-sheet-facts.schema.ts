import * as z from 'zod';
import {
  type FactName,
  forEachFact,
  rowOf,
  type TermSheetFacts,
  unresolved,
} from '../../../core/termsheet/facts.ts';

/** A fact is null where the document says nothing, "unresolved" where it does not settle the term. */
function schemaOf(fact: FactName) {
  return z.union([settledSchema(fact), z.literal(unresolved)]).nullable();
}

function settledSchema(fact: FactName) {
  const row = rowOf(fact);
  switch (row.holds) {
    case 'words':
      return z.string();
    case 'yes-or-no':
      return z.boolean();
    case 'choice':
      return z.enum(row.of);
    default:
      return z.number();
  }
}

type Schemas = { readonly [Name in keyof TermSheetFacts]: z.ZodType<TermSheetFacts[Name]> };

const schemas = forEachFact(schemaOf);

/** The facts of an analysis, as the table of facts describes them. */
export const termSheetFactsSchema = z.object({ ...schemas, board: z.object(schemas.board) } as Schemas);
