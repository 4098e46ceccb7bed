const hourMs = 3_600_000;

/** Where the hour that counts for the budget of mails begins: it moves along, so that no full hour opens a sluice. */
export function hourBefore(now: Date): string {
  return new Date(now.getTime() - hourMs).toISOString();
}
