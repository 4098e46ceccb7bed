/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  end(answer: { readonly method: string; readonly route: string; readonly status: number }): void;
}

/** Follows requests from one program to the next. */
export interface RequestTracing {
  /** @param traceparent the header of that name, empty where there is none */
  begin(requestId: string, traceparent: string): RequestTrace;
}
