import { readJson } from './api-client.ts';

/** Who will read a visitor's text. `sendsTextTo` is null where it stays on our server. */
export interface EngineInfo {
  readonly provider: string;
  readonly model: string | null;
  readonly sendsTextTo: string | null;
  /** The largest file that the server takes; an older server does not tell it. */
  readonly maxUploadBytes?: number;
}

/** The largest file in bytes, where the server has told it. */
export function largestUploadBytes(engine: EngineInfo | 'unknown' | null): number | undefined {
  return engine === null || engine === 'unknown' ? undefined : engine.maxUploadBytes;
}

/**
 * Asks which engine answers, once a visit.
 * @throws as `readJson`
 */
export function readEngine(): Promise<EngineInfo> {
  return readJson<EngineInfo>('/api/engine');
}
