/** How many columns are multiplied in one walk over the rows: as many factors as stay in registers. */
const columnsAtOnce = 8;

/**
 * The scalar product of each row of a matrix of small whole numbers with a vector.
 *
 * This is a quarter of the work of an answer, so it goes against the grain: eight columns at a time, their
 * factors at hand, and the numbers fetched four in one word (the first in its lowest byte, as the bundle's
 * other arrays are read too). Row by row it takes one and a half times as long.
 *
 * @param rows one behind the other, each as long as the vector
 * @param products one a row; overwritten
 */
export function multiplyRows(rows: Int8Array, vector: Float64Array, products: Float64Array): void {
  const size = vector.length;
  products.fill(0);
  const inWords = size % columnsAtOnce === 0 && rows.byteOffset % 4 === 0;
  if (!inWords) {
    multiplyOneByOne(rows, vector, products);
    return;
  }
  const words = new Int32Array(rows.buffer, rows.byteOffset, rows.length / 4);
  for (let column = 0; column < size; column += columnsAtOnce) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = vector.subarray(
      column,
      column + columnsAtOnce,
    );
    for (let row = 0, at = column / 4; row < products.length; row++, at += size / 4) {
      const low = words[at] as number;
      const high = words[at + 1] as number;
      const left =
        ((low << 24) >> 24) * a + ((low << 16) >> 24) * b + (((low << 8) >> 24) * c + (low >> 24) * d);
      const right =
        ((high << 24) >> 24) * e + ((high << 16) >> 24) * f + (((high << 8) >> 24) * g + (high >> 24) * h);
      products[row] = (products[row] as number) + (left + right);
    }
  }
}

function multiplyOneByOne(rows: Int8Array, vector: Float64Array, products: Float64Array): void {
  const size = vector.length;
  for (let row = 0; row < products.length; row++) {
    let sum = 0;
    for (let d = 0; d < size; d++) sum += (rows[row * size + d] as number) * (vector[d] as number);
    products[row] = sum;
  }
}
