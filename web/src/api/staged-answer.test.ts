import { expect, test } from 'vitest';
import { HttpError } from './api-client.ts';
import { type AnalysisStage, readStagedAnswer } from './staged-answer.ts';

const events = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const read = async (response: Response) => {
  const stages: AnalysisStage[] = [];
  const answer = await readStagedAnswer(response, (stage) => stages.push(stage));
  return { answer, stages: stages.map(({ stage }) => stage) };
};

test('an error event carries the server’s message', async () => {
  const failing = read(events('event: error\ndata: {"message": "The file is encrypted."}\n\n'));
  await expect(failing).rejects.toBeInstanceOf(HttpError);
  await expect(read(events('event: error\ndata: {"message": "No."}\n\n'))).rejects.toMatchObject({
    serverMessage: 'No.',
  });
});

test('a stream without a result is a failure', async () => {
  await expect(
    read(events('event: stage\ndata: {"stage": "read", "done": 1, "total": 4}\n\n')),
  ).rejects.toThrow('ended before its result');
});

test('stages come in order, comments are passed over, the result ends it', async () => {
  const text = [
    'event: stage\ndata: {"stage": "read", "done": 1, "total": 4}',
    ': still working',
    'event: stage\ndata: {"stage": "terms", "done": 2, "total": 4}',
    'event: result\ndata: {"overallRisk": "Red"}',
    '',
  ].join('\n\n');
  expect(await read(events(text))).toEqual({ answer: { overallRisk: 'Red' }, stages: ['read', 'terms'] });
});

test('a server that knows no stages answers plainly', async () => {
  expect(await read(Response.json({ overallRisk: 'Green' }))).toEqual({
    answer: { overallRisk: 'Green' },
    stages: [],
  });
});
