import { expect, test } from 'vitest';
import { engineSentence } from './engine-note.tsx';

test('says whom the text is sent to', () => {
  const sentence = engineSentence({ provider: 'openai', model: 'gpt-x', sendsTextTo: 'api.openai.com' });
  expect(sentence).toContain('openai (gpt-x)');
  expect(sentence).toContain('sent to api.openai.com');
});

test('says that nothing leaves the server with the built-in engine', () => {
  const sentence = engineSentence({ provider: 'builtin', model: null, sendsTextTo: null });
  expect(sentence).toContain('our built-in engine on our own server');
  expect(sentence).toContain('sent to nobody');
});

test('promises nothing while it does not know', () => {
  expect(engineSentence(null)).not.toContain('nobody');
  expect(engineSentence('unknown')).toContain('could not find out');
});
