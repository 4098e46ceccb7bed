interface LockFile {
  readonly packages: Readonly<Record<string, object>>;
}
export function lockOf(
  lock: LockFile,
  manifest: { readonly name: string; readonly dependencies: Readonly<Record<string, string>> },
): LockFile & { readonly lockfileVersion: 3 };
