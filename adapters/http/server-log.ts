/** One answered request. Never holds bodies, addresses of visitors or query strings. */
export interface RequestLogEntry {
  readonly event: 'request-end';
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route, not the path that was asked for. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** Code of the expected failure that was answered, if one was. */
  readonly code?: string;
  /** Of the trace, where traces are kept. */
  readonly traceId?: string;
}

/** A fault of ours. The error holds no visitor's text: adapters wrap what they throw. */
export interface FaultLogEntry {
  readonly event: 'fault';
  readonly requestId: string;
  readonly error: unknown;
}

/** Where the server reports. */
export interface ServerLog {
  request(entry: RequestLogEntry): void;
  fault(entry: FaultLogEntry): void;
}
