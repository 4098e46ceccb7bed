import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { startTestServer } from '../../adapters/http/testing/start-test-server.ts';
import { createMcpServer } from '../../adapters/mcp/create-mcp-server.ts';
import { checkCarbonFootprint } from '../../core/carbon/check-carbon-footprint.ts';
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
  const notAsked = () => Promise.reject(new Error('not implemented'));
  const server = createMcpServer({
    version: '1.0.0',
    checkCarbonFootprint,
    analyzeTermSheet: notAsked,
    classifyBusiness: notAsked,
    readFile: notAsked,
  });
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(mine)]);
  for (const { answers, check } of expected) {
    const outcome = await client.callTool({ name: 'check_carbon_footprint', arguments: answers });
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
