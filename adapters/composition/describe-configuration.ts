import type { Configuration, ConfigurationOrigin } from './configuration.ts';
import { addressVariables, secretVariables, type VariableName, variableNames } from './variables.ts';

/** One line of `fettle config`. */
export interface ConfigurationLine {
  readonly name: VariableName;
  /** As it may be shown: secrets masked, empty where nothing is set. */
  readonly shown: string;
  readonly origin: ConfigurationOrigin;
}

/** Lists every setting with its origin; keys, and passwords inside addresses, are masked. */
export function describeConfiguration({ values, origins }: Configuration): readonly ConfigurationLine[] {
  return variableNames.map((name) => {
    const origin = origins[name];
    // What came from a file was put there because nobody is to see it.
    return { name, shown: origin === 'file' ? masked : show(name, values[name]), origin };
  });
}

const masked = '********';

function show(name: VariableName, value: unknown): string {
  if (value === undefined) return '';
  if (value === false) return 'off';
  if (value === true) return 'on';
  const text = String(value);
  if (secretVariables.has(name)) return masked;
  return addressVariables.has(name) ? maskCredentials(text) : text;
}

/** Hides what stands between `//` and `@`: a password alone would still tell its user name. */
function maskCredentials(address: string): string {
  return address
    .replace(/\/\/[^/?#]*@/, '//********@')
    .replace(/([?&](?:password|key|token)=)[^&]*/gi, '$1********');
}
