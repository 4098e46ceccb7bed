/** What SQLite and the file system say of a disk that is full, over its quota, read-only or failing. */
const troubleCode = /^(SQLITE_(FULL|IOERR)|ENOSPC$|EDQUOT$|EROFS$|EIO$)/;

/** Whether an error is about the disk as it is now, not about the path or the permissions. */
export function isDiskTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && troubleCode.test(String(error.code));
}
