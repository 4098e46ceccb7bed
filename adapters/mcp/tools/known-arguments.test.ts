import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitWaterfall } from '../../../core/termsheet/waterfall/exit-waterfall.ts';
import { connectClient } from '../testing/connect-client.ts';
import { fakeMcpDependencies } from '../testing/fake-mcp-dependencies.ts';

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

let client: Client;
const capTable = { common: [{ holder: 'Ada', shares: 1 }], series: [] };
beforeAll(async () => {
  client = await connectClient(
    fakeMcpDependencies({ exitWaterfall: async (table, exits) => exitWaterfall(table, exits) }),
  );
});
afterAll(() => client.close());
const saidBy = async (name: string, input: Record<string, unknown>) => {
  const { content } = await client.callTool({ name, arguments: input });
  return (content as readonly { readonly text: string }[]).map(({ text }) => text).join();
};

it('are described at every depth', async () => {
  const { tools } = await client.listTools();
  const undescribed: string[] = [];
  const look = (schema: Described, path: string): void => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!field.description) undescribed.push(`${path}.${name}`);
      look(field, `${path}.${name}`);
    }
    for (const part of [schema.items, ...(schema.anyOf ?? [])]) if (part) look(part, path);
  };
  for (const { name, inputSchema } of tools) look(inputSchema as Described, name);
  expect(undescribed).toEqual([]);
});

describe('a wrong name', () => {
  it.each([
    [
      'classify_business',
      { existingCode: { type: 'SIC', number: '1' } },
      '"number"; existingCode takes type, code',
    ],
    [
      'classify_business',
      { existing_code: { type: 'SIC', code: '1' } },
      '"existing_code" (use existingCode)',
    ],
    [
      'classify_business',
      { description: 'x', clarifications: [{ id: 'role', option: 'retail' }] },
      'unknown argument "id"; clarifications takes question, option',
    ],
    ['analyze_term_sheet', { file_path: 'x' }, '"file_path" (use path)'],
    ['analyze_term_sheet', { term_sheet_text: 'x' }, '"term_sheet_text" (use text)'],
    ['estimate_ai_carbon', { 'use-case': 'text' }, '"use-case" (use useCase)'],
    ['exit_waterfall', { cap_table: capTable, exits: '5m' }, '"cap_table" (use capTable)'],
    [
      'exit_waterfall',
      { capTable: { ...capTable, founders: [] }, exits: '5m' },
      '"founders"; capTable takes',
    ],
  ])('of %s is answered with the right one, at any depth', async (name, input, sentence) => {
    expect(await saidBy(name, input)).toContain(sentence);
  });
});

it('take the exits of a waterfall as text, number or list, as the API does', async () => {
  for (const exits of ['5m', 5_000_000, [5_000_000]]) {
    expect(await saidBy('exit_waterfall', { capTable, exits })).toBe('At 5,000,000: Ada 5,000,000.');
  }
});
