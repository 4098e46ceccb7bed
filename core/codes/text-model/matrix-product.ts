import { openSimdModule } from './simd-module.ts';

/**
 * Rows of small whole numbers, made ready to be multiplied with vectors. This is a sixth of the work of an answer, so
 * the processor takes eight numbers at a time.
 */
export interface RowMatrix {
  /**
   * The scalar product of each row with a vector, as close as 32-bit numbers can tell. The products hold until any
   * matrix is multiplied again, and may be written over.
   */
  multiply(vector: Float32Array): Float64Array;
}

const bytesPerNumber = 8;
const rowsAtOnce = 4;
const columnsAtOnce = 8;
/** Beyond it the sums would no longer fit. */
const mostColumns = 512;
const pageBytes = 64 * 1024;
/** A factor is a high part of 16 bits and a low one of 15. */
const lowBits = 15;
const largestFactor = 32_767 * 2 ** lowBits;

/** @param rows one behind the other, each as long as the vectors will be */
export function rowMatrix(rows: Int8Array, size: number): RowMatrix {
  const fits = size > 0 && size % columnsAtOnce === 0 && size <= mostColumns && rows.length > 0;
  return fits ? simdMatrix(rows, size) : plainMatrix(rows, size);
}

function plainMatrix(rows: Int8Array, size: number): RowMatrix {
  const products = new Float64Array(size === 0 ? 0 : rows.length / size);
  return {
    multiply: (vector) => {
      for (let row = 0; row < products.length; row++) {
        let sum = 0;
        for (let d = 0; d < size; d++) sum += (rows[row * size + d] as number) * (vector[d] as number);
        products[row] = sum;
      }
      return products;
    },
  };
}

/** One memory holds all matrices of a program: each memory would take a place of its own among the addresses. */
let opened: ReturnType<typeof openSimdModule> | undefined;
let used = 0;

function simdMatrix(rows: Int8Array, size: number): RowMatrix {
  opened ??= openSimdModule();
  const { memory, multiply } = opened;
  const count = rows.length / size;
  const padded = Math.ceil(count / rowsAtOnce) * rowsAtOnce;
  const rowsAt = allocate(padded * size);
  const factorsAt = allocate(size * 2 * Int16Array.BYTES_PER_ELEMENT);
  const productsAt = allocate(padded * Float64Array.BYTES_PER_ELEMENT);
  new Int8Array(memory.buffer, rowsAt).set(rows);
  return {
    multiply: (vector) => {
      const largest = vector.reduce((most, factor) => Math.max(most, Math.abs(factor)), 0);
      const step = largest / largestFactor || 1;
      const factors = new Int16Array(memory.buffer, factorsAt, size * 2);
      for (let column = 0; column < size; column++) {
        const factor = Math.round((vector[column] as number) / step);
        factors[column] = factor >> lowBits;
        factors[size + column] = factor & (2 ** lowBits - 1);
      }
      multiply(rowsAt, padded, size, factorsAt, productsAt, step);
      return new Float64Array(memory.buffer, productsAt, count);
    },
  };
}

/** A place in the memory for so many bytes. */
function allocate(bytes: number): number {
  const place = used;
  used += Math.ceil(bytes / bytesPerNumber) * bytesPerNumber;
  const missing = used - (opened?.memory.buffer.byteLength ?? 0);
  if (missing > 0) opened?.memory.grow(Math.ceil(missing / pageBytes));
  return place;
}
