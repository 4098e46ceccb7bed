import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander';

/** Lets `--type sic` be `--type SIC`: of every option and argument with choices, the choice as we write it. */
export function takeValuesInAnyCase(command: Command): void {
  for (const taker of [...command.options, ...command.registeredArguments]) {
    if (taker.argChoices) takeAnyCase(taker, taker.argChoices);
  }
}

function takeAnyCase(taker: Option | Argument, choices: readonly string[]): void {
  taker.argParser((given: string) => {
    const chosen = choices.find((choice) => choice.toLowerCase() === given.toLowerCase());
    if (chosen !== undefined) return chosen;
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  });
}
