import frauncesAddress from '../../../fonts/fraunces.woff2?url';
import interAddress from '../../../fonts/inter.woff2?url';

/** Where a report finds each font of the site. */
type FontAddresses = Readonly<Record<'Fraunces' | 'Inter', string>>;

/** For a window of this site, which has them already. */
export const fontAddresses: FontAddresses = { Fraunces: frauncesAddress, Inter: interAddress };

/** For a document that leaves the site: the fonts themselves. Without them it takes those of its reader's machine. */
export async function embeddedFonts(): Promise<FontAddresses | null> {
  try {
    return { Fraunces: await asDataAddress(frauncesAddress), Inter: await asDataAddress(interAddress) };
  } catch {
    return null;
  }
}

/** The rules that bring the fonts. */
export function fontFaces(addresses: FontAddresses | null): string {
  return Object.entries(addresses ?? {})
    .map(([family, address]) => {
      const place = new URL(address, window.location.href).href;
      return `@font-face{font-family:"${family}";font-weight:400 650;src:url("${place}") format("woff2")}`;
    })
    .join('\n');
}

async function asDataAddress(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(text)}`;
}
