import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './parse-answer.ts';

const schema = z.object({ name: z.string(), list: z.array(z.number()).max(2) });
const parse = (text: string, finishReason = 'stop') =>
  parseAnswer({ text, finishReason, usage: { inputTokens: 1, outputTokens: 2 } }, schema);

it.each([
  ['no JSON at all', 'stop', 'the answer is not a JSON object'],
  ['{"name": "a", "list": [1', 'length', 'the answer was cut off'],
  ['[1, 2]', 'stop', 'the answer is not a JSON object'],
  ['{"name": 3, "list": []}', 'stop', 'name:'],
  ['{"name": "a", "list": [1, 2, 3]}', 'stop', 'list:'],
])('refuses %j (%s)', (text, finishReason, issue) => {
  const outcome = parse(text, finishReason);
  expect(outcome).toMatchObject({
    ok: false,
    error: { code: 'provider-invalid-answer', answerLength: text.length, finishReason },
  });
  if (!outcome.ok) expect(outcome.error.issues?.[0]).toContain(issue);
});

it('takes the object out of prose and fences around it', () => {
  const outcome = parse('Here you are:\n```json\n{"name": "a", "list": [1]}\n```\nAnything else?');
  expect(outcome).toMatchObject({ ok: true, value: { value: { name: 'a', list: [1] } } });
});

it('passes over what a model thinks aloud before it answers', () => {
  expect(parse('<think>Perhaps {"name": "b"}?\n</think>\n{"name": "a", "list": [1]}')).toMatchObject({
    ok: true,
    value: { value: { name: 'a', list: [1] } },
  });
});

it.each([
  [
    'braces in the prose around a fence',
    'As {you} asked:\n```json\n{"name": "a", "list": [1]}\n```\nOr {not}.',
  ],
  ['thoughts that nobody opened', 'Okay, {so} …\n</think>\n{"name": "a", "list": [1]}'],
])('finds the object behind %s', (_, text) => {
  expect(parse(text)).toMatchObject({ ok: true, value: { value: { name: 'a', list: [1] } } });
});

it('does not take a thought for the answer', () => {
  expect(parse('<think>{"name": "b", "list": []}</think>I cannot answer.').ok).toBe(false);
});

it('offers no answer for a repair that is too long to be sent back', () => {
  const outcome = parse(`{"name": "${'a'.repeat(400_000)}"`);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'provider-invalid-answer' } });
  if (!outcome.ok) expect(outcome.error.answer).toBeUndefined();
});

it('cannot be used to reach a prototype', () => {
  parse('{"name": "a", "list": [], "__proto__": {"polluted": true}}');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('refuses an answer too long to be one', () => {
  expect(parse(`{"name": "${'a'.repeat(400_000)}", "list": []}`).ok).toBe(false);
});

it('never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof parse(text).ok === 'boolean'));
});
