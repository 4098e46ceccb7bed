import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConfigurationSources, checkConfiguration, loadConfiguration } from './configuration.ts';
import { describeConfiguration } from './describe-configuration.ts';

let workingDirectory = '';
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-configuration-'));
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const load = (sources: Partial<ConfigurationSources> = {}) =>
  checkConfiguration(loadConfiguration({ environment: {}, workingDirectory, ...sources }));

describe('a bad value', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['LLM_PROVIDER', 'gpt'],
    ['OPENAI_BASE_URL', 'localhost:1234'],
    ['LLM_TIMEOUT_MS', '5'],
    ['LLM_FALLBACK', 'maybe'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'sqlite:'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'mail.example'],
    ['MAX_UPLOAD_MB', '0'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['PUBLIC_URL', 'ftp://example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://*.example'],
    ['ALLOWED_ORIGINS', 'https://www.example/contact'],
    ['ALLOWED_ORIGINS', 'https://user@www.example'],
    ['ALLOWED_ORIGINS', 'https://www.example,'],
    ['ALLOWED_ORIGINS', 'www.example'],
    ['SIGN_UP_CONFIRMATION', 'yes'],
    ['MAILS_PER_HOUR', '0'],
    ['METRICS_PORT', '0'],
    ['METRICS_TOKEN', 'two words'],
  ])('stops with one line that names the variable: %s=%s', (name, value) => {
    let message = '';
    try {
      load({ environment: { [name]: value } });
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toMatch(new RegExp(`^${name} \\(from environment\\) must .+$`));
    expect(message).not.toContain('\n');
  });

  it('names an unknown key and a broken file', () => {
    writeFileSync(join(workingDirectory, 'fettle.config.json'), '{"PROT": 1}');
    expect(() => load()).toThrow('fettle.config.json has an unknown key: PROT');
    writeFileSync(join(workingDirectory, 'fettle.config.json'), '{');
    expect(() => load()).toThrow('fettle.config.json must hold a JSON object');
    writeFileSync(join(workingDirectory, 'fettle.config.json'), '{"PORT": [1]}');
    expect(() => load()).toThrow('PORT (from fettle.config.json) must be a text or a number');
  });
});

it.each([
  ['https://www.example', ['https://www.example']],
  [' https://WWW.example:443/ , http://localhost:5173', ['https://www.example', 'http://localhost:5173']],
  ['https://bücher.example', ['https://xn--bcher-kva.example']],
])('reads ALLOWED_ORIGINS=%s as browsers write them', (text, origins) => {
  expect(load({ environment: { ALLOWED_ORIGINS: text } }).values.ALLOWED_ORIGINS).toEqual(origins);
});

it('needs nothing to be set', () => {
  const { values, origins } = load();
  expect(values).toMatchObject({
    PORT: 3000,
    LLM_PROVIDER: 'builtin',
    DATABASE_URL: 'sqlite:./data/fettle.db',
    SIGN_UP_CONFIRMATION: 'off',
    MAILS_PER_HOUR: 200,
    ALLOWED_ORIGINS: [],
  });
  expect(new Set(Object.values(origins))).toEqual(new Set(['default']));
});

it('prefers flag, environment, .env, fettle.config.json and default in this order', () => {
  const port = () => [load().values.PORT, load().origins.PORT];
  expect(port()).toEqual([3000, 'default']);
  writeFileSync(join(workingDirectory, 'fettle.config.json'), '{"PORT": 4001}');
  expect(port()).toEqual([4001, 'fettle.config.json']);
  writeFileSync(join(workingDirectory, '.env'), 'PORT=4002 # ours\n');
  expect(port()).toEqual([4002, '.env']);
  const environment = { PORT: '4003' };
  expect(load({ environment }).values.PORT).toBe(4003);
  expect(load({ environment, flags: { PORT: '4004' } }).origins.PORT).toBe('flag');
});

it('takes an empty value for none', () => {
  expect(load({ environment: { PORT: '', OPENAI_API_KEY: '' } }).values).toMatchObject({ PORT: 3000 });
});

it.each([
  ['off', false],
  ['on', true],
  ['2', 2],
])('reads TRUST_PROXY=%s', (text, value) => {
  expect(load({ environment: { TRUST_PROXY: text } }).values.TRUST_PROXY).toBe(value);
});

it('masks keys and passwords when it describes itself', () => {
  const lines = describeConfiguration(
    load({
      environment: {
        OPENAI_API_KEY: 'canary-key',
        DATABASE_URL: 'postgres://owner:canary-password@db.example/fettle',
        SMTP_URL: 'smtps://user:canary-mail@mail.example',
      },
    }),
  );
  expect(JSON.stringify(lines)).not.toContain('canary');
  expect(lines.find(({ name }) => name === 'DATABASE_URL')).toEqual({
    name: 'DATABASE_URL',
    shown: 'postgres://********@db.example/fettle',
    origin: 'environment',
  });
});
