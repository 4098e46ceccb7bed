import { z } from 'zod';

/** A whole number written in digits, so that '' or '1e3' or '0x10' is not taken for one. */
const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine(
      (value) => value >= minimum && value <= maximum,
      `must be a whole number from ${minimum} to ${maximum}`,
    );

const urlWith = (protocols: readonly string[]) =>
  z.string().refine(
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return url !== null && protocols.includes(url.protocol);
    },
    `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

const databaseUrl = z
  .string()
  .refine(
    (value) => /^sqlite:.+/.test(value) || /^postgres(ql)?:\/\/.+/.test(value),
    'must be sqlite:PATH or postgres://…',
  );

const trustProxy = z
  .string()
  .regex(/^(off|on|\d{1,2})$/, 'must be off, on or a number of hops')
  .transform((value) => (value === 'off' ? false : value === 'on' ? true : Number(value)));

/** Origins as browsers send them: a scheme and a host, no path and no wildcard. */
const originList = z.string().transform((text, context) => {
  const origins = text.split(',').map((one) => one.trim());
  const isOrigin = (one: string) => {
    const url = URL.canParse(one) ? new URL(one) : null;
    return (
      url !== null && /^https?:$/.test(url.protocol) && !one.includes('*') && url.href === `${url.origin}/`
    );
  };
  if (!origins.every(isOrigin)) {
    const message = 'must be a comma list of origins such as https://www.example, https://app.example:8443';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  return origins.map((one) => new URL(one).origin) as readonly string[];
});

const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be one word of visible ASCII characters');

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const words = z.string().min(1, 'must not be empty');

/**
 * Every variable that the program reads, by the name it has in the environment, in `.env` and in
 * `fettle.config.json`. Texts in, typed values out; `undefined` where there is no default and nothing is set.
 */
export const variableSchemas = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: words.default('0.0.0.0'),
  LLM_PROVIDER: oneOf(['builtin', 'openai', 'ollama']).default('builtin'),
  OPENAI_API_KEY: words.optional(),
  OPENAI_BASE_URL: urlWith(['http:', 'https:']).optional(),
  OPENAI_MODEL: words.optional(),
  OLLAMA_HOST: urlWith(['http:', 'https:']).default('http://127.0.0.1:11434'),
  OLLAMA_MODEL: words.optional(),
  LLM_TIMEOUT_MS: wholeNumber(100, 3_600_000).default(90_000),
  LLM_FALLBACK: oneOf(['builtin', 'error']).default('builtin'),
  LLM_CONCURRENCY: wholeNumber(1, 100).default(4),
  LLM_TOKENS_PER_DAY: wholeNumber(1, 1_000_000_000_000).optional(),
  DATABASE_URL: databaseUrl.default('sqlite:./data/fettle.db'),
  REDIS_URL: urlWith(['redis:', 'rediss:']).optional(),
  SMTP_URL: urlWith(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: words.optional(),
  MAIL_TO: words.optional(),
  MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(200),
  SIGN_UP_CONFIRMATION: oneOf(['on', 'off']).default('off'),
  MAX_UPLOAD_MB: wholeNumber(1, 100).default(10),
  MAX_BATCH_ROWS: wholeNumber(1, 100_000).default(1000),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(30),
  TRUST_PROXY: trustProxy.default(false),
  PUBLIC_URL: urlWith(['http:', 'https:']).optional(),
  ALLOWED_ORIGINS: originList.default([]),
  MAIL_EVENTS_TOKEN: token.optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_TOKEN: token.optional(),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlWith(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: words.default('fettle'),
} as const;

export type VariableName = keyof typeof variableSchemas;

export type VariableValues = { readonly [Name in VariableName]: z.output<(typeof variableSchemas)[Name]> };

export const variableNames = Object.keys(variableSchemas) as readonly VariableName[];

/** Variables whose whole value is a secret. */
export const secretVariables: ReadonlySet<VariableName> = new Set([
  'OPENAI_API_KEY',
  'METRICS_TOKEN',
  'MAIL_EVENTS_TOKEN',
]);

/** Variables that are addresses and may hold a user name and a password. */
export const addressVariables: ReadonlySet<VariableName> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'OPENAI_BASE_URL',
  'OLLAMA_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]);

/** Variables that may be given as `NAME_FILE`: everything that is or may hold a secret. */
export const fileVariables: ReadonlySet<VariableName> = new Set([...secretVariables, ...addressVariables]);
