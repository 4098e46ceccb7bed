import fc from 'fast-check';
import { expect, it } from 'vitest';
import { multiplyRows } from './matrix-product.ts';

const rowCount = 5;

it.each([3, 8, 20, 64])('multiplies rows of %i whole numbers with a vector, wherever they lie', (size) => {
  const numbers = fc.int8Array({ minLength: rowCount * size, maxLength: rowCount * size });
  const factors = fc.float64Array({ minLength: size, maxLength: size, min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(numbers, factors, fc.constantFrom(0, 1, 4), (given, vector, offset) => {
      const rows = new Int8Array(new ArrayBuffer(given.length + offset), offset);
      rows.set(given);
      const products = new Float64Array(rowCount).fill(7);
      multiplyRows(rows, vector, products);
      for (let row = 0; row < rowCount; row++) {
        let expected = 0;
        for (let d = 0; d < size; d++) expected += (given[row * size + d] ?? 0) * (vector[d] ?? 0);
        expect(products[row]).toBeCloseTo(expected, 9);
      }
    }),
  );
});
