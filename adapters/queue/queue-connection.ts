import { Redis } from 'ioredis';

export const queueName = 'work';
/** What a piece asks for: codes for some rows, or the analysis of one document. */
export type PieceKind = 'classify' | 'analyze';

/** Keeps our keys apart from others in the same Redis. */
const prefix = 'fettle';

/** Outcomes of pieces by the name of the piece, until whoever asked has fetched them. */
export const outcomesKey = (piece: string) => `${prefix}:outcomes:${piece}`;

/** Connects for a queue: commands wait for a Redis that is away instead of failing. */
export function connectQueue(url: string) {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  // Reconnecting is the client's own business; an unheard error would end the process.
  redis.on('error', () => {});
  return { redis, options: { connection: redis, prefix }, close: async () => redis.disconnect() };
}
