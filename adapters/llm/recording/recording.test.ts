import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelCall } from '../../../core/llm/language-model.port.ts';
import { ScriptedModel, type ScriptedReply } from '../../../core/llm/testing/scripted-model.ts';
import { callKey } from './call-key.ts';
import type { RecordedCall } from './recorded-call.ts';
import { readRecording, startRecording } from './recording-file.ts';
import { RecordingLanguageModel } from './recording-language-model.ts';
import { ReplayLanguageModel } from './replay-language-model.ts';

const delimiters = ['0123456789abcdef01234567', 'fedcba9876543210fedcba98'] as const;
const call = (
  delimiter: string,
  document = 'the terms',
): ModelCall<{ figure: number; words?: string | undefined }> => ({
  messages: [
    { role: 'system', content: `The document stands between <<<${delimiter} and ${delimiter}>>>.` },
    { role: 'user', content: `<<<${delimiter}\n${document}\n${delimiter}>>>` },
  ],
  schema: z.object({ figure: z.number(), words: z.string().optional() }),
  schemaName: 'figure',
  promptVersion: 'test-1',
  timeoutMs: 1000,
});
const who = { provider: 'openai', model: 'model-a' };

async function record(replies: readonly ScriptedReply[], asked = call(delimiters[0])) {
  const recorded: RecordedCall[] = [];
  const recorder = new RecordingLanguageModel(new ScriptedModel(replies), (one) => recorded.push(one));
  for (const _ of replies) await recorder.generate(asked);
  return { recorded, replay: new ReplayLanguageModel(recorder, recorded) };
}

describe('the key of a call', () => {
  it('is the same whatever the random delimiter', () => {
    expect(callKey(who, call(delimiters[0]))).toBe(callKey(who, call(delimiters[1])));
  });

  it('is the same whatever our own engine says about the document', () => {
    const asked = call(delimiters[0]);
    const told = asked.messages.map((message) =>
      message.role === 'user' ? { ...message, content: `E03 Green\n${message.content}` } : message,
    );
    expect(callKey(who, { ...asked, messages: told })).toBe(callKey(who, asked));
  });

  it('is another one once a bad answer has been sent back', () => {
    const asked = call(delimiters[0]);
    const repaired = [...asked.messages, { role: 'user' as const, content: 'Answer again.' }];
    expect(callKey(who, { ...asked, messages: repaired })).not.toBe(callKey(who, asked));
  });

  it('is another one for another document, model, prompt version or schema', () => {
    const asked = call(delimiters[0]);
    const keys = [
      callKey(who, asked),
      callKey(who, call(delimiters[0], 'other terms')),
      callKey({ ...who, model: 'model-b' }, asked),
      callKey({ ...who, provider: 'ollama' }, asked),
      callKey(who, { ...asked, promptVersion: 'test-2' }),
      callKey(who, { ...asked, schema: z.object({ figure: z.number().max(3) }) }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not take marks in a document for ours', () => {
    const imitation = `<<<${'a'.repeat(24)}`;
    expect(callKey(who, call(delimiters[0], imitation))).not.toBe(
      callKey(who, call(delimiters[0], `<<<${'b'.repeat(24)}`)),
    );
  });
});

it('replays to the same document with another delimiter, which the answer may repeat', async () => {
  const said = `{"figure": 3, "words": "between ${delimiters[0]}"}`;
  const { recorded, replay } = await record([said]);
  expect(JSON.stringify(recorded)).not.toContain(delimiters[0]);
  expect(await replay.generate(call(delimiters[1]))).toMatchObject({
    ok: true,
    value: { value: { figure: 3, words: `between ${delimiters[1]}` } },
  });
});

it('replays failures, invalid answers and answers in their order, and the last one again', async () => {
  const busy: ScriptedReply = {
    code: 'provider-rate-limited',
    message: 'busy',
    isRetryable: true,
    retryAfterMs: 250,
  };
  const { replay } = await record([busy, '{"figure": "three"}', '{"figure": 3}']);
  const again = () => replay.generate(call(delimiters[1]));
  expect(await again()).toEqual({ ok: false, error: busy });
  expect(await again()).toMatchObject({ ok: false, error: { code: 'provider-invalid-answer' } });
  expect(await again()).toMatchObject({ ok: true });
  expect(await again()).toMatchObject({ ok: true });
});

it('validates a recorded answer anew', async () => {
  const { recorded } = await record(['{"figure": 3}']);
  const changed = recorded.map((one) =>
    one.outcome === 'answer' ? { ...one, text: '{"figure": null}' } : one,
  );
  const replay = new ReplayLanguageModel({ provider: 'scripted', model: 'scripted-model' }, changed);
  expect(await replay.generate(call(delimiters[0]))).toMatchObject({
    ok: false,
    error: { code: 'provider-invalid-answer', issues: [expect.stringContaining('figure')] },
  });
});

it('says that a call is not in the recording', async () => {
  const { replay } = await record(['{"figure": 3}']);
  expect(await replay.generate(call(delimiters[0], 'canary'))).toEqual({
    ok: false,
    error: {
      code: 'provider-unavailable',
      isRetryable: false,
      message:
        'The recording holds no answer of scripted scripted-model to this call: the document, the prompt or the model has changed since it was made.',
    },
  });
});

it('writes nothing of a call that its caller gave up', async () => {
  const asked = { ...call(delimiters[0]), cancellation: AbortSignal.abort() };
  expect((await record(['{"figure": 3}'], asked)).recorded).toEqual([]);
});

describe('the file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-recording-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('can be read by its owner alone, and reads back what was written', async () => {
    const path = join(folder, 'answers.jsonl');
    const file = startRecording(path);
    if (!file.ok) throw new Error(file.error.message);
    const { recorded } = await record(['{"figure": 3}', 'prose']);
    for (const one of recorded) file.value(one);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readRecording(path)).toEqual({ ok: true, value: recorded });
  });

  it('is never overwritten', () => {
    const path = join(folder, 'answers.jsonl');
    writeFileSync(path, 'paid for');
    expect(startRecording(path)).toMatchObject({ ok: false, error: { code: 'file-not-writable' } });
    expect(readFileSync(path, 'utf8')).toBe('paid for');
    expect(startRecording(join(folder, 'none', 'answers.jsonl'))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('cannot be written') },
    });
  });

  it.each([
    ['{"version": 1}', 'see line 1'],
    ['\ncanary', 'see line 2'],
    ['', 'holds no model answers'],
  ])('refuses %j without repeating it', (text, words) => {
    const path = join(folder, 'answers.jsonl');
    writeFileSync(path, text);
    const outcome = readRecording(path);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'file-not-readable' } });
    if (!outcome.ok) expect(outcome.error.message).toContain(words);
    expect(JSON.stringify(outcome)).not.toContain('canary');
    expect(readRecording(join(folder, 'none.jsonl'))).toMatchObject({ ok: false });
  });
});
