import { expect, it } from 'vitest';
import { startTestServer } from '../../adapters/http/testing/start-test-server.ts';
import { connectClient } from '../../adapters/mcp/testing/connect-client.ts';
import { fakeMcpDependencies } from '../../adapters/mcp/testing/fake-mcp-dependencies.ts';
import { describeFootprint } from '../../core/carbon/describe-footprint.ts';
import { everyAnswer } from '../../core/carbon/every-answer.ts';
import { runCaptured } from '../testing/run-captured.ts';

/** What the page works out for a changed answer; JSON drops nothing of it. */
const expected = everyAnswer().map((answers) => ({ answers, check: describeFootprint(answers) }));

it('gives the same answer over HTTP as on the page, for all 768', async () => {
  const server = await startTestServer();
  try {
    for (const { answers, check } of expected) {
      const response = await server.postJson('/api/carbon-footprint', answers);
      expect(await response.json()).toEqual(check);
    }
  } finally {
    await server.close();
  }
});

it('gives the same answer over MCP, for all 768', async () => {
  const client = await connectClient(fakeMcpDependencies());
  for (const { answers, check } of expected) {
    const outcome = await client.callTool({ name: 'estimate_ai_carbon', arguments: answers });
    expect(outcome.structuredContent).toEqual(check);
  }
  await client.close();
});

it('gives the same answer in the terminal, for all 768', async () => {
  for (const { answers, check } of expected) {
    const { frequency, useCase, access, teamSize, hosting } = answers;
    const words = ['--frequency', frequency, '--use-case', useCase, '--access', access];
    const rest = ['--team-size', teamSize, '--hosting', hosting, '--json'];
    const { stdout } = await runCaptured(['carbon', 'estimate', ...words, ...rest]);
    expect(JSON.parse(stdout)).toEqual(check);
  }
});
