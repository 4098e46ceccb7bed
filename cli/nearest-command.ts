import type { Command } from 'commander';
import { editDistance } from '../core/codes/retrieval/edit-distance.ts';

/** Names this unlike are other names. */
const mostEdits = 2;

/**
 * The command that was probably meant by an unknown first word: one below a group, which commander does not look at.
 * @example nearestCommand(program, 'clasify') // 'codes classify'
 */
export function nearestCommand(program: Command, word: string): string | null {
  const candidates = program.commands.flatMap((group) =>
    group.commands.map((command) => {
      const distance = editDistance(word.toLowerCase(), command.name(), mostEdits);
      return { name: `${group.name()} ${command.name()}`, distance };
    }),
  );
  const [nearest] = candidates.toSorted((left, right) => left.distance - right.distance);
  return nearest && nearest.distance <= mostEdits ? nearest.name : null;
}
