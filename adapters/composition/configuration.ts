import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type VariableName, type VariableValues, variableNames, variableSchemas } from './variables.ts';

/** Where a value came from, the strongest first. */
export type ConfigurationOrigin = 'flag' | 'environment' | '.env' | 'fettle.config.json' | 'default';

/** Every setting with its origin. */
export interface Configuration {
  readonly values: VariableValues;
  readonly origins: Readonly<Record<VariableName, ConfigurationOrigin>>;
}

/** What a run is configured from. */
export interface ConfigurationSources {
  readonly flags?: Partial<Record<VariableName, string>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where `.env` and `fettle.config.json` are looked for. */
  readonly workingDirectory: string;
}

/** A setting that cannot be used; the message is one line that names the variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** `provider-not-configured` where a key is missing; the file codes where a file of the run is. */
  readonly code: 'configuration' | 'provider-not-configured' | 'file-not-readable' | 'file-not-writable';

  constructor(message: string, code: ConfigurationError['code'] = 'configuration') {
    super(message);
    this.code = code;
  }
}

type Source = readonly [ConfigurationOrigin, Readonly<Record<string, string | undefined>>];

/**
 * Reads the configuration: flag, environment, `.env`, `fettle.config.json`, default, the first that is set
 * wins. An empty value counts as not set.
 * @throws ConfigurationError in one line that names the variable or the file.
 */
export function loadConfiguration(sources: ConfigurationSources): Configuration {
  const ordered: readonly Source[] = [
    ['flag', sources.flags ?? {}],
    ['environment', sources.environment],
    ['.env', readDotEnv(join(sources.workingDirectory, '.env'))],
    ['fettle.config.json', readConfigurationFile(join(sources.workingDirectory, 'fettle.config.json'))],
  ];
  const values: Partial<Record<VariableName, unknown>> = {};
  const origins: Partial<Record<VariableName, ConfigurationOrigin>> = {};
  for (const name of variableNames) {
    const found = ordered.find(([, texts]) => texts[name] !== undefined && texts[name] !== '');
    const parsed = variableSchemas[name].safeParse(found?.[1][name]);
    if (!parsed.success) {
      const place = found ? ` (from ${found[0]})` : '';
      throw new ConfigurationError(`${name}${place} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
    }
    values[name] = parsed.data;
    origins[name] = found?.[0] ?? 'default';
  }
  return { values: values as VariableValues, origins: origins as Record<VariableName, ConfigurationOrigin> };
}

function readDotEnv(path: string): Record<string, string | undefined> {
  const text = readIfThere(path);
  return text === null ? {} : parseEnv(text);
}

function readConfigurationFile(path: string): Record<string, string> {
  const text = readIfThere(path);
  if (text === null) return {};
  const parsed = parseJsonObject(text);
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsed)) {
    if (!Object.hasOwn(variableSchemas, name)) {
      throw new ConfigurationError(`fettle.config.json has an unknown key: ${name}`);
    }
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new ConfigurationError(`${name} (from fettle.config.json) must be a text or a number`);
    }
    texts[name] = String(value);
  }
  return texts;
}

function parseJsonObject(text: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ConfigurationError('fettle.config.json must hold a JSON object with variable names as keys');
  }
  return parsed;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
