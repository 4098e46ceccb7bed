import type { Configuration } from './configuration.ts';
import type { VariableValues } from './variables.ts';

const openAiAddress = 'https://api.openai.com/v1';

type ProviderSettings = Pick<VariableValues, 'LLM_PROVIDER' | 'OPENAI_BASE_URL' | 'OLLAMA_HOST'>;

/** Where the server of the language model is; `null` for the built-in engine. */
export function providerAddress({
  LLM_PROVIDER,
  OPENAI_BASE_URL,
  OLLAMA_HOST,
}: ProviderSettings): string | null {
  if (LLM_PROVIDER === 'builtin') return null;
  return LLM_PROVIDER === 'ollama' ? OLLAMA_HOST : (OPENAI_BASE_URL ?? openAiAddress);
}

/**
 * Who reads a visitor's text, in words: the host of the model's server; `null` where the text stays on this
 * machine. Of the address only the host is told: it may hold a user name and a password.
 */
export function textReceiver(settings: ProviderSettings): string | null {
  const address = providerAddress(settings);
  if (address === null) return null;
  return address === openAiAddress ? 'OpenAI (api.openai.com)' : hostElsewhere(address);
}

/** The host of an address; `null` where it is this machine. */
function hostElsewhere(address: string): string | null {
  const { hostname, host } = new URL(address);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return isHere ? null : host;
}

/** Where a text goes, and the file of the working directory that alone says so; `null` where somebody chose it. */
export interface TextReceiver {
  readonly sendsTextTo: string;
  readonly unaskedFile: '.env' | 'fettle.config.json' | null;
}

/** Who keeps the documents of a queue until a worker takes them; `null` where that is this machine. */
export function queueReceiver({ values, origins }: Configuration): TextReceiver | null {
  const sendsTextTo = values.REDIS_URL === undefined ? null : hostElsewhere(values.REDIS_URL);
  if (sendsTextTo === null) return null;
  const place = origins.REDIS_URL;
  return { sendsTextTo, unaskedFile: place === '.env' || place === 'fettle.config.json' ? place : null };
}

/** Settings that say where text goes, and those that a provider named by a flag leaves to say it. */
const receiverVariables = ['LLM_PROVIDER', 'OPENAI_BASE_URL', 'OLLAMA_HOST'] as const;
const besideFlag = { builtin: [], ollama: [], openai: ['OPENAI_BASE_URL'] } as const;

/**
 * The file of the working directory that alone says where a document goes; `null` where text stays here, or where
 * somebody chose the engine by a flag or the environment. Such a file may have come with a folder from elsewhere. Whoever
 * says `openai` means OpenAI, and no other server that a file names.
 */
export function unaskedReceiver({ values, origins }: Configuration): '.env' | 'fettle.config.json' | null {
  if (textReceiver(values) === null) return null;
  const isFlag = origins.LLM_PROVIDER === 'flag';
  const deciding = isFlag ? besideFlag[values.LLM_PROVIDER] : receiverVariables;
  const places = deciding.map((name) => origins[name]);
  return places.find((place) => place === '.env' || place === 'fettle.config.json') ?? null;
}
