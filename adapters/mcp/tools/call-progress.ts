import { setTimeout } from 'node:timers/promises';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import type { McpProgress } from '../mcp-dependencies.ts';

/** On one machine; over a network the steps are read one by one. */
const arrivesWithinMs = 20;

/** What the protocol tells a tool about one call. */
export type ToolCall = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Which of several documents a call is at, counted from 0. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

/** Follows the client's cancellation, and sends it each finished step where it asked for that. */
export function progressOf(call: ToolCall, part: Part = { index: 0, of: 1 }): McpProgress {
  const progressToken = call._meta?.progressToken;
  return {
    cancellation: call.signal,
    onStage: ({ stage, done, total }) => {
      if (progressToken === undefined) return;
      const progress = part.index * total + done;
      const params = { progressToken, progress, total: part.of * total, message: stage };
      // A client that has gone needs no progress; the call itself learns it from its signal.
      call.sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}

/**
 * Waits a moment where steps were told. The official client forgets a call with its answer, before it has handed on the
 * steps that came in together with it.
 */
export async function letProgressArrive(call: ToolCall): Promise<void> {
  if (call._meta?.progressToken !== undefined) await setTimeout(arrivesWithinMs);
}
