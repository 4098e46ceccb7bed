import { expect, it } from 'vitest';
import type {
  ClarifyingQuestion,
  Classification,
  ClassificationRequest,
} from '../../core/codes/classification.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

const question: ClarifyingQuestion = {
  id: 'role',
  text: 'What does the business mainly do?',
  options: [
    { id: 'make', label: 'Make or process goods', leadsTo: { naics: '332722' }, title: 'Bolts, made' },
    { id: 'retail', label: 'Sell to the public', leadsTo: { naics: '444140' } },
  ],
};
const empty = { sic: [], naics: [], isic: [], cpv: [], ukSic: [] };

/** Asks until the role is told. */
function askingServices() {
  const requests: ClassificationRequest[] = [];
  const services = fakeServices({
    classifyBusiness: async (request) => {
      requests.push(request);
      const told = (request.clarifications ?? []).length > 0;
      const value: Classification = {
        confidence: told ? 0.9 : 0.4,
        reasoning: told ? 'Told.' : 'Not told.',
        suggestions: empty,
        ...(told ? {} : { question }),
        engine: { provider: 'builtin' },
      };
      return { ok: true, value };
    },
  });
  return { requests, services };
}

const bolts = ['codes', 'classify', 'Bolts'];
const retail = [{ question: 'role', option: 'retail' }];

it('offers a numbered choice on a terminal and answers with what was chosen', async () => {
  const { requests, services } = askingServices();
  const { stdout, stderr, exitCode } = await runCaptured(bolts, { services, typedLines: ['2'] });
  expect(exitCode).toBe(0);
  expect(stderr).toContain('  1  Make or process goods (Bolts, made)\n  2  Sell to the public\n');
  expect(requests.map(({ clarifications }) => clarifications)).toEqual([undefined, retail]);
  expect(stdout).toMatch(/^Confidence: 90%\nTold\.\n/);
});

it.each([[['']], [['0', '3', 'shop']], [[]]])(
  'keeps the first answer, which names the options, after %j',
  async (typedLines) => {
    const { requests, services } = askingServices();
    const { stdout, exitCode } = await runCaptured(bolts, { services, typedLines });
    expect({ exitCode, calls: requests.length }).toEqual({ exitCode: 0, calls: 1 });
    expect(stdout).toContain('  --answer retail: Sell to the public\n');
  },
);

it.each([['--no-input'], ['--json']])('never asks with %s', async (flag) => {
  const { requests, services } = askingServices();
  const { stderr } = await runCaptured([...bolts, flag], { services, typedLines: ['2'] });
  expect({ stderr, calls: requests.length }).toEqual({ stderr: '', calls: 1 });
});

it('never asks where the description is piped in, or stdout is', async () => {
  const piped = askingServices();
  await runCaptured(['codes', 'classify', '-'], { ...piped, stdin: 'Bolts', typedLines: ['2'] });
  expect(piped.requests).toHaveLength(1);
  const { requests, services } = askingServices();
  const { stdout, stderr } = await runCaptured(bolts, { services });
  expect({ stderr, calls: requests.length }).toEqual({ stderr: '', calls: 1 });
  expect(stdout).toContain(question.text);
});

it('takes the answer from the command line, with the real engine', async () => {
  const { stdout, exitCode } = await runCaptured([
    'codes',
    'classify',
    'Bolts and fixings',
    '--answer',
    'retail',
    '--json',
  ]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout).suggestions.naics[0].title).toMatch(/Retailers/);
});

it('refuses an answer to no question with exit code 2', async () => {
  const { stderr, exitCode } = await runCaptured([...bolts, '--answer', 'shopkeeper']);
  expect({ stderr, exitCode }).toEqual({
    stderr: 'error: --answer shopkeeper is no answer to any question.\n',
    exitCode: 2,
  });
});
