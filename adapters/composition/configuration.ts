import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readSecretFile } from './secret-file.ts';
import {
  fileVariables,
  type VariableName,
  type VariableValues,
  variableNames,
  variableSchemas,
} from './variables.ts';

/** Where a value can be set, the strongest first. */
type ConfigurationPlace = 'flag' | 'environment' | '.env' | 'fettle.config.json';

/** Where a value came from; `file` is one that a `_FILE` variable names. */
export type ConfigurationOrigin = ConfigurationPlace | 'file' | 'default';

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

type Source = readonly [ConfigurationPlace, Readonly<Record<string, string | undefined>>];

/**
 * Reads the configuration: flag, environment, `.env`, `fettle.config.json`, default, the first that is set
 * wins. An empty value counts as not set. In each place a secret may be given as `NAME_FILE` instead: the value is
 * what the file holds. A setting is read and checked when it is first asked for, so that a command meets only the
 * settings that it uses; {@link checkConfiguration} asks for all.
 * @throws ConfigurationError in one line that names the variable or the file, at once where a file cannot be read,
 * else from the setting that is asked for.
 */
export function loadConfiguration(sources: ConfigurationSources): Configuration {
  const ordered: readonly Source[] = [
    ['flag', sources.flags ?? {}],
    ['environment', sources.environment],
    ['.env', readDotEnv(join(sources.workingDirectory, '.env'))],
    ['fettle.config.json', readConfigurationFile(join(sources.workingDirectory, 'fettle.config.json'))],
  ];
  const settings = new Map<VariableName, Setting>();
  const setting = (name: VariableName): Setting => {
    const known = settings.get(name);
    if (known) return known;
    const read = readSetting(name, ordered, sources.workingDirectory);
    settings.set(name, read);
    return read;
  };
  return {
    values: onDemand((name) => setting(name).value) as VariableValues,
    origins: onDemand((name) => setting(name).origin) as Configuration['origins'],
  };
}

/**
 * Asks for every setting, as whoever uses most of them should before beginning.
 * @throws ConfigurationError for the first that cannot be used
 */
export function checkConfiguration(configuration: Configuration): Configuration {
  for (const name of variableNames) void configuration.values[name];
  return configuration;
}

interface Setting {
  readonly value: unknown;
  readonly origin: ConfigurationOrigin;
}

function readSetting(name: VariableName, sources: readonly Source[], workingDirectory: string): Setting {
  const found = findText(name, sources, workingDirectory);
  const parsed = variableSchemas[name].safeParse(found?.text);
  if (parsed.success) return { value: parsed.data, origin: found?.origin ?? 'default' };
  const place = found ? ` (from ${found.origin})` : '';
  throw new ConfigurationError(`${name}${place} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
}

/** An object with a field for every variable, which is worked out when it is read. */
function onDemand(read: (name: VariableName) => unknown): object {
  const fields = variableNames.map((name) => [name, { get: () => read(name), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}

function findText(
  name: VariableName,
  sources: readonly Source[],
  workingDirectory: string,
): { readonly text: string; readonly origin: ConfigurationOrigin } | undefined {
  const fileName = fileVariableOf(name);
  for (const [place, texts] of sources) {
    const text = texts[name] ?? '';
    const path = fileVariables.has(name) ? (texts[fileName] ?? '') : '';
    if (text !== '' && path !== '') {
      throw new ConfigurationError(`${name} and ${fileName} (from ${place}) are both set: please keep one`);
    }
    if (text !== '') return { text, origin: place };
    if (path === '') continue;
    const secret = readSecretFile(resolve(workingDirectory, path));
    if (secret.ok) return { text: secret.value, origin: 'file' };
    throw new ConfigurationError(
      `${fileName} (from ${place}) names a file that ${secret.error.message}: ${path}`,
    );
  }
  return undefined;
}

/** The variable that names a file instead of holding the value. */
function fileVariableOf(name: VariableName): string {
  return `${name}_FILE`;
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
    if (!isKnownKey(name)) {
      throw new ConfigurationError(`fettle.config.json has an unknown key: ${name}`);
    }
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new ConfigurationError(`${name} (from fettle.config.json) must be a text or a number`);
    }
    texts[name] = String(value);
  }
  return texts;
}

function isKnownKey(name: string): boolean {
  return (
    Object.hasOwn(variableSchemas, name) || [...fileVariables].map(fileVariableOf).some((one) => one === name)
  );
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
