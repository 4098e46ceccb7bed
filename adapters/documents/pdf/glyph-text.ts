const ligatures: ReadonlyMap<string, string> = new Map([
  ['\uFB00', 'ff'],
  ['\uFB01', 'fi'],
  ['\uFB02', 'fl'],
  ['\uFB03', 'ffi'],
  ['\uFB04', 'ffl'],
  ['\uFB05', 'st'],
  ['\uFB06', 'st'],
]);
/** Bullets of the Symbol and Wingdings fonts, which have private code points. */
const bullets = new Set(['\uF0B7', '\uF0A7', '\uF0D8', '\uF076', '\uF06E', '\uF0FC', '\u25CF', '\u2751']);

/** The characters a reader sees for a glyph: ligatures taken apart, blanks as spaces, controls left out. */
export function glyphText(unicode: string): string {
  if (unicode.length === 1) {
    const code = unicode.charCodeAt(0);
    if (code >= 0x20 && code < 0x7f) return unicode;
  }
  let text = '';
  for (const character of unicode) {
    const plain = ligatures.get(character);
    if (plain !== undefined) text += plain;
    else if (bullets.has(character)) text += '•';
    else if (/[\p{Zs}\t\r\n]/u.test(character)) text += ' ';
    else if (!/[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u200B-\u200F\uFEFF\uFFFD]/u.test(character)) text += character;
  }
  return text.trim() === '' ? text.slice(0, 1) : text;
}
