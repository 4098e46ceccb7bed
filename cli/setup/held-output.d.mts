/** Where output goes in the end: standard output or the error output of a process. */
interface Stream {
  write(chunk: string): unknown;
}

export declare class HeldOutput {
  write(stream: Stream, chunk: string): void;
  release(): void;
}
