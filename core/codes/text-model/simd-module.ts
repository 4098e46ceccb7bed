/** What is needed of the engine's own WebAssembly, which the language's library does not describe. */
interface Engine {
  readonly Memory: new (size: { readonly initial: number }) => SimdMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { readonly e: { readonly m: SimdMemory } },
  ) => { readonly exports: { readonly f: MultiplyRows } };
}

/** The memory that the function works in; growing makes its buffer anew. */
export interface SimdMemory {
  readonly buffer: ArrayBuffer;
  /** In pages of 64 kB. */
  grow(pages: number): number;
}

/**
 * Multiplies rows of bytes with a vector. All places are in bytes.
 * @param rows place of the first row
 * @param count of the rows, a multiple of four
 * @param size of a row, a multiple of eight
 * @param factors place of the vector as 16-bit numbers: the high parts, then the low parts
 * @param products place where one 64-bit number a row is put: high · 2^15 + low, times the step
 * @param step what 1 in the low parts stands for
 */
export type MultiplyRows = (
  rows: number,
  count: number,
  size: number,
  factors: number,
  products: number,
  step: number,
) => void;

/** An empty memory and the function that works in it. */
export function openSimdModule(): { readonly memory: SimdMemory; readonly multiply: MultiplyRows } {
  const { Memory, Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Engine })
    .WebAssembly;
  const memory = new Memory({ initial: 1 });
  const { exports } = new Instance(new Module(moduleBytes()), { e: { m: memory } });
  return { memory, multiply: exports.f };
}

const i32 = 0x7f;
const f64 = 0x7c;
const v128 = 0x7b;
const [rows, count, size, factors, products, step] = [0, 1, 2, 3, 4, 5];
/** Of each of four rows: where it is read, and its sums of high and of low parts, four of each side by side. */
const lanes = [0, 1, 2, 3];
const rowAt = lanes.map((lane) => 6 + lane);
const [factorAt, lowAt, lastFactor] = [10, 11, 12];
const highSum = lanes.map((lane) => 13 + lane);
const lowSum = lanes.map((lane) => 17 + lane);
const [high, low, bytes] = [21, 22, 23];

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const number = (value: number) => [0x41, value];
const add = 0x6a;
const subtract = 0x6b;
const multiply = 0x6c;
const simd = (operation: number) =>
  operation < 128 ? [0xfd, operation] : [0xfd, (operation & 127) | 128, 1];
const load = [...simd(0), 0, 0];
const loadBytesAsNumbers = [...simd(1), 0, 0];
const storeAt = (place: number) => [...simd(11), 0, place];
const zero = [...simd(12), ...new Array<number>(16).fill(0)];
const shuffle = (words: readonly number[]) => [
  ...simd(13),
  ...words.flatMap((word) => [0, 1, 2, 3].map((byte) => 4 * word + byte)),
];
const addNumbers = simd(174);
const multiplyAndAddPairs = simd(186);
const asDoubles = simd(254);
const repeatDouble = simd(20);
const addDoubles = simd(240);
const multiplyDoubles = simd(242);
const timesFactor = 0x44;

/** Advances a place by a number of bytes. */
const advance = (local: number, by: readonly number[]) => [...get(local), ...by, add, ...set(local)];
/** Goes on with the loop while there is something left. */
const repeatUntilDone = [0x0d, 0];
const loop = (body: readonly number[]) => [0x03, 0x40, ...body, 0x0b];

/** The next eight numbers of four rows times the next eight factors. */
const eightColumns = [
  ...[...get(factorAt), ...load, ...set(high), ...get(lowAt), ...load, ...set(low)],
  ...lanes.flatMap((lane) => {
    const sumWith = (sum: number, factor: number) => [
      ...[...get(bytes), ...get(factor), ...multiplyAndAddPairs],
      ...[...get(sum), ...addNumbers, ...set(sum)],
    ];
    const place = rowAt[lane] ?? 0;
    return [
      ...[...get(place), ...loadBytesAsNumbers, ...set(bytes), ...advance(place, number(8))],
      ...sumWith(highSum[lane] ?? 0, high),
      ...sumWith(lowSum[lane] ?? 0, low),
    ];
  }),
  ...[...advance(factorAt, number(16)), ...advance(lowAt, number(16))],
  ...[...get(factorAt), ...get(lastFactor), 0x49, ...repeatUntilDone],
];

/** Of four times four sums side by side the four totals. */
function totals([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number[] {
  const folded = (one: number, other: number) => [
    ...[...get(one), ...get(other), ...shuffle([0, 4, 1, 5])],
    ...[...get(one), ...get(other), ...shuffle([2, 6, 3, 7])],
    ...addNumbers,
  ];
  return [
    ...[...folded(a, b), ...set(a), ...folded(c, d), ...set(c)],
    ...[...get(a), ...get(c), ...shuffle([0, 1, 4, 5])],
    ...[...get(a), ...get(c), ...shuffle([2, 3, 6, 7])],
    ...[...addNumbers, ...set(a)],
  ];
}

/** Two of the four products, put at their place. */
function putTwo(words: readonly number[], place: number): number[] {
  const doubles = (local: number) => [...[...get(local), ...get(local), ...shuffle(words), ...asDoubles]];
  const twoToThe15th = [...new Uint8Array(Float64Array.of(32_768).buffer)];
  return [
    ...get(products),
    ...[...doubles(highSum[0] ?? 0), timesFactor, ...twoToThe15th, ...repeatDouble, ...multiplyDoubles],
    ...[...doubles(lowSum[0] ?? 0), ...addDoubles, ...get(step), ...repeatDouble, ...multiplyDoubles],
    ...storeAt(place),
  ];
}

const fourRows = [
  ...[...highSum, ...lowSum].flatMap((sum) => [...zero, ...set(sum)]),
  ...[...get(rows), ...set(rowAt[0] ?? 0)],
  ...lanes
    .slice(1)
    .flatMap((lane) => [...[...get(rowAt[lane - 1] ?? 0), ...get(size), add, ...set(rowAt[lane] ?? 0)]]),
  ...[...get(factors), ...set(factorAt)],
  ...[
    ...get(factors),
    ...get(size),
    ...number(2),
    multiply,
    add,
    ...set(lowAt),
    ...get(lowAt),
    ...set(lastFactor),
  ],
  ...loop(eightColumns),
  ...[...totals(highSum), ...totals(lowSum), ...putTwo([0, 1, 0, 1], 0), ...putTwo([2, 3, 2, 3], 16)],
  ...[...advance(rows, [...get(size), ...number(4), multiply]), ...advance(products, number(32))],
  ...[...get(count), ...number(4), subtract, ...set(count), ...get(count), ...repeatUntilDone],
];

/** The program: one function over a memory that is given, in the binary form of WebAssembly. */
function moduleBytes(): Uint8Array {
  const sized = (content: readonly number[]) => [
    ...[(content.length & 127) | 128, content.length >> 7],
    ...content,
  ];
  const section = (id: number, content: readonly number[]) => [id, ...sized(content)];
  const locals = [2, 7, i32, 11, v128];
  const body = [...locals, ...loop(fourRows), 0x0b];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 6, i32, i32, i32, i32, i32, f64, 0]),
    ...section(2, [1, 1, 0x65, 1, 0x6d, 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x66, 0, 0]),
    ...section(10, [1, ...sized(body)]),
  ]);
}
