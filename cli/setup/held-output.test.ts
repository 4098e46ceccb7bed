import { describe, expect, it } from 'vitest';
import { HeldOutput } from './held-output.mjs';

function recorded() {
  const said: string[] = [];
  const stream = (name: string) => ({ write: (chunk: string) => said.push(`${name}: ${chunk}`) });
  return { said, out: stream('out'), err: stream('err') };
}

describe('output that is held', () => {
  it('is said in its order, each on its stream, when its turn has come', () => {
    const { said, out, err } = recorded();
    const output = new HeldOutput();
    output.write(err, 'one');
    output.write(out, 'two');
    expect(said).toEqual([]);
    output.release();
    expect(said).toEqual(['err: one', 'out: two']);
  });

  it('is passed on at once afterwards, and nothing is said twice', () => {
    const { said, out } = recorded();
    const output = new HeldOutput();
    output.write(out, 'one');
    output.release();
    output.write(out, 'two');
    output.release();
    expect(said).toEqual(['out: one', 'out: two']);
  });
});
