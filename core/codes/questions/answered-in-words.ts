import { systemName } from '../existing-code/system-names.ts';
import { industrySystems } from '../ranking/concordance-support.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { GivenAnswer } from './clarified-ranking.ts';

/** What was asked and answered, and how far it could be followed: a sentence each. */
export function answeredInWords({ answered, systems }: Pick<FoundCodes, 'answered' | 'systems'>): string[] {
  return answered.map((answer) => {
    const { facet, option } = answer;
    const others = industrySystems.filter((system) => {
      const [first] = systems[system];
      return first === undefined || !facet.belonging(system, first.code).has(option);
    });
    return `${asAnswered(answer)}: ${followed(others.map((system) => systemName[system]))}.`;
  });
}

/** The question and the answer, without an end. */
export function asAnswered({ facet, option }: GivenAnswer): string {
  return `Asked "${facet.text}", you answered "${facet.label(option) ?? option}"`;
}

function followed(others: readonly string[]): string {
  if (others.length === 0) return 'the codes that belong to the answer come first';
  if (others.length === industrySystems.length) {
    return 'nothing that was found for the description belongs to the answer, so it changes little';
  }
  return `the codes that belong to the answer come first, but in ${others.join(' and ')} nothing that was found does`;
}
