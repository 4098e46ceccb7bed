import type { ParameterizedContext } from 'koa';

/** What travels with a request through the middleware. */
export interface RequestState {
  requestId: string;
  /** For the log and the metrics: the pattern that answered. */
  route: string;
  failureCode?: string;
}

export type HttpContext = ParameterizedContext<RequestState>;
