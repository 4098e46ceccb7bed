/** Gives the visitor a file that was made in the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go when the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
