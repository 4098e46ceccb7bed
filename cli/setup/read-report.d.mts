export function readReport(path: string): {
  readonly passed: number;
  readonly failed: number;
  readonly retried: readonly string[];
};
