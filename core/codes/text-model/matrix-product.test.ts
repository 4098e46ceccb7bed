import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowMatrix } from './matrix-product.ts';

it.each([3, 8, 20, 64, 512])('multiplies rows of %i whole numbers with a vector', (size) => {
  for (const rowCount of [1, 4, 6]) {
    const numbers = fc.int8Array({ minLength: rowCount * size, maxLength: rowCount * size });
    const factors = fc.float32Array({ minLength: size, maxLength: size, min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(numbers, factors, (given, vector) => {
        const products = rowMatrix(given, size).multiply(vector);
        expect(products).toHaveLength(rowCount);
        for (let row = 0; row < rowCount; row++) {
          let expected = 0;
          for (let d = 0; d < size; d++) expected += (given[row * size + d] ?? 0) * (vector[d] ?? 0);
          expect(products[row]).toBeCloseTo(expected, 4);
        }
      }),
      { numRuns: 40 },
    );
  }
});

it('keeps the extremes apart', () => {
  const rows = Int8Array.from({ length: 16 }, (_, at) => (at < 8 ? -128 : 127));
  const vector = Float32Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? -2 : 1));
  expect([...rowMatrix(rows, 8).multiply(vector)]).toEqual(
    [512, -508].map((each) => expect.closeTo(each, 5)),
  );
});

it('has products of its own for each matrix, and zeros for nothing', () => {
  const one = rowMatrix(new Int8Array(64).fill(1), 64);
  const other = rowMatrix(new Int8Array(128).fill(2), 64);
  const vector = new Float32Array(64).fill(0.5);
  const product = one.multiply(vector)[0];
  expect([product, ...other.multiply(vector)]).toEqual([32, 64, 64].map((each) => expect.closeTo(each, 5)));
  expect([...one.multiply(new Float32Array(64))]).toEqual([0]);
});
