import { expect, it } from 'vitest';
import type { Classification, ClassificationRequest } from '../../core/codes/classification.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

const item = (code: string) => ({ code, title: `Title ${code}`, matched: ['bread'] });
const answer: Classification = {
  confidence: 0.82,
  reasoning: 'The words fit.',
  suggestions: {
    sic: [item('2051'), item('5461')],
    naics: [item('311812'), item('311811')],
    isic: [item('1071')],
    cpv: [],
    ukSic: [],
  },
  alternativeOptions: { sic: [item('5411')], naics: [item('445291')], isic: [], cpv: [], ukSic: [] },
  engine: { provider: 'builtin' },
};
const requests: ClassificationRequest[] = [];
const services = fakeServices({
  classifyBusiness: async (request) => {
    requests.push(request);
    return { ok: true, value: answer };
  },
});
const classify = (words: readonly string[], options = {}) =>
  runCaptured(['codes', 'classify', ...words], { services, ...options });

it.each([
  [['bakery', '--type', 'XYZ']],
  [['bakery', '--limit', '0']],
  [['bakery', '--code', '7372']],
  [['bakery', '--resume']],
  [['--batch', 'a.csv', '--code', '7372', '--type', 'SIC']],
  [['--batch', 'a.csv', '--resume']],
  [['bakery', '--batch', 'a.csv']],
])('refuses %j with exit code 2', async (words) => {
  const { exitCode, stdout, stderr } = await classify(words);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).not.toBe('');
});

it('asks for a description or a code with exit code 2', async () => {
  const outcome = await runCaptured(['codes', 'classify']);
  expect(outcome).toMatchObject({
    exitCode: 2,
    stderr: 'error: Please provide either a business description or an existing code\n',
  });
});

it('refuses an unknown code with exit code 3 and names the nearest', async () => {
  const words = ['codes', 'classify', '--code', '7345', '--type', 'SIC'];
  const { exitCode, stderr } = await runCaptured(words);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('The nearest valid code is 7342');
  const asJson = await runCaptured([...words, '--json']);
  expect(JSON.parse(asJson.stderr).error.code).toBe('unknown-code');
});

it('prints confidence, reasoning and the codes of each system', async () => {
  const { stdout, stderr, exitCode } = await classify(['We bake bread']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(/^Confidence: 82%\nThe words fit\.\n/);
  expect(stdout).toContain('NAICS 2022\n  311812      Title 311812\n');
  expect(stdout).not.toContain('CPV');
});

it('says which engine answered and where the text went, as termsheet analyze does', async () => {
  const engine = { provider: 'openai', model: 'model-a' };
  const asked = fakeServices({
    engine: () => ({ ...engine, sendsTextTo: 'models.example' }),
    classifyBusiness: async () => ({ ok: true, value: { ...answer, engine } }),
  });
  const { stdout, stderr } = await classify(['We bake bread', '--json'], { services: asked });
  expect(stderr).toBe(
    'The text goes to models.example.\nAnswered by openai model-a; the text was sent to models.example.\n',
  );
  expect(JSON.parse(stdout).engine).toEqual(engine);
  const quiet = await runCaptured(['--quiet', 'codes', 'classify', 'We bake bread'], { services: asked });
  expect(quiet.stderr).toBe('');
});

it('says why our own engine had to answer, and on a terminal that it did', async () => {
  const fallback = 'The language model did not answer in time.';
  const ours = fakeServices({
    engine: () => ({ provider: 'openai', model: 'model-a', sendsTextTo: 'models.example' }),
    classifyBusiness: async () => ({
      ok: true,
      value: { ...answer, engine: { provider: 'builtin', fallback } },
    }),
  });
  const { stderr } = await classify(['We bake bread'], { services: ours });
  expect(stderr).toBe(
    `The text goes to models.example.\nAnswered by the built-in engine; the text may have been sent to models.example. ${fallback}\n`,
  );
  const { stderr: onTerminal } = await runCaptured(['codes', 'classify', 'We bake bread'], {
    isTerminal: true,
  });
  expect(onTerminal).toBe('Answered by the built-in engine; the text stayed on this machine.\n');
});

it('reads stdin and passes a code on', async () => {
  requests.length = 0;
  await classify(['-', '--code', '7372', '--type', 'SIC'], { stdin: 'We bake bread' });
  expect(requests).toEqual([
    { businessDescription: 'We bake bread', existingCode: { type: 'SIC', code: '7372' } },
  ]);
});

it('prints the whole answer under --json and less of it under --limit', async () => {
  expect(JSON.parse((await classify(['We bake bread', '--json'])).stdout)).toEqual(answer);
  const limited = JSON.parse((await classify(['We bake bread', '--json', '--limit', '1'])).stdout);
  expect(limited.suggestions.sic).toEqual([item('2051')]);
  expect(limited.alternativeOptions).toBeUndefined();
  const more = JSON.parse((await classify(['We bake bread', '--json', '--limit', '6'])).stdout);
  expect(more.alternativeOptions.naics).toEqual([item('445291')]);
});

it('classifies with the real engine', async () => {
  const { stdout, exitCode } = await runCaptured([
    'codes',
    'classify',
    'We run a fish and chip shop',
    '--json',
  ]);
  expect(exitCode).toBe(0);
  const { suggestions } = JSON.parse(stdout);
  expect(suggestions.naics[0]).toMatchObject({ code: '722513' });
});
