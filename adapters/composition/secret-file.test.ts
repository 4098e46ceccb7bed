import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConfigurationSources, checkConfiguration, loadConfiguration } from './configuration.ts';
import { describeConfiguration } from './describe-configuration.ts';

let workingDirectory = '';
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-secrets-'));
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const load = (environment: Record<string, string>, sources: Partial<ConfigurationSources> = {}) =>
  checkConfiguration(loadConfiguration({ environment, workingDirectory, ...sources }));
const file = (name: string, text: string) => {
  const path = join(workingDirectory, name);
  writeFileSync(path, text);
  return path;
};

const secrets = {
  OPENAI_API_KEY: 'canary-key',
  OPENAI_BASE_URL: 'https://user:canary@models.example/v1',
  OLLAMA_HOST: 'https://user:canary@models.example',
  DATABASE_URL: 'postgres://owner:canary@db.example/fettle',
  REDIS_URL: 'redis://:canary@cache.example',
  SMTP_URL: 'smtps://user:canary@mail.example',
  METRICS_TOKEN: 'canary-token',
} as const;

describe('a file that cannot be used', () => {
  const expectRefusal = (environment: Record<string, string>, words: string) => {
    let message = '';
    try {
      load(environment);
    } catch (error) {
      expect(error).toMatchObject({ name: 'ConfigurationError', code: 'configuration' });
      message = (error as Error).message;
    }
    expect(message).toContain(words);
    expect(message).toMatch(/^METRICS_TOKEN/);
    expect(message).not.toMatch(/\n|canary/);
  };

  it('stops the start with one line that names the variable', () => {
    const names = (why: string) => `METRICS_TOKEN_FILE (from environment) names a file that ${why}`;
    expectRefusal({ METRICS_TOKEN_FILE: 'missing' }, names('cannot be read (ENOENT): missing'));
    expectRefusal({ METRICS_TOKEN_FILE: workingDirectory }, names('is no ordinary file'));
    expectRefusal({ METRICS_TOKEN_FILE: '/dev/zero' }, names('is no ordinary file'));
    expectRefusal({ METRICS_TOKEN_FILE: file('empty', ' \n') }, names('is empty'));
    expectRefusal(
      { METRICS_TOKEN_FILE: file('large', 'canary'.repeat(20_000)) },
      names('is larger than 64 kB'),
    );
  });

  it('is one whose value breaks the rule of the variable, or stands beside the variable itself', () => {
    expectRefusal(
      { METRICS_TOKEN_FILE: file('two', 'canary canary') },
      'METRICS_TOKEN (from file) must be one word',
    );
    expectRefusal(
      { METRICS_TOKEN: 'canary-one', METRICS_TOKEN_FILE: file('one', 'canary-two') },
      'METRICS_TOKEN and METRICS_TOKEN_FILE (from environment) are both set',
    );
  });
});

it.each(Object.entries(secrets))('reads %s from a file, trimmed, and shows nothing of it', (name, value) => {
  const configuration = load({ [`${name}_FILE`]: file('secret', `\n${value}\r\n`) });
  expect(configuration.values).toMatchObject({ [name]: value });
  const lines = describeConfiguration(configuration);
  expect(lines.find((line) => line.name === name)).toEqual({ name, shown: '********', origin: 'file' });
  expect(JSON.stringify(lines)).not.toContain('canary');
});

it('follows a link, takes a path from the working directory, and .env and the configuration file too', () => {
  symlinkSync(file('target', 'linked'), join(workingDirectory, 'link'));
  expect(load({ METRICS_TOKEN_FILE: 'link' }).values.METRICS_TOKEN).toBe('linked');
  file('fettle.config.json', '{"METRICS_TOKEN_FILE": "link"}');
  expect(load({}).values.METRICS_TOKEN).toBe('linked');
  file('.env', 'METRICS_TOKEN=stronger');
  expect(load({}).values.METRICS_TOKEN).toBe('stronger');
});

it('leaves a file alone where a stronger place says the value', () => {
  const environment = { OPENAI_BASE_URL_FILE: 'missing' };
  const flags = { OPENAI_BASE_URL: 'http://localhost:8000/v1' };
  expect(load(environment, { flags }).origins.OPENAI_BASE_URL).toBe('flag');
});

it('knows no file for what is no secret', () => {
  expect(load({ PORT_FILE: 'missing' }).values.PORT).toBe(3000);
  file('fettle.config.json', '{"PORT_FILE": "x"}');
  expect(() => load({})).toThrow('unknown key: PORT_FILE');
});
