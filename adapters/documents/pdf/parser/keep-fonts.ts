import { around, type Method } from './around.ts';
import { type ParsedFont, PassingPort } from './passing-port.ts';
import type { PdfClasses } from './pdf-classes.ts';

interface TranslatedFont {
  readonly loadedName: string;
  readonly font: ParsedFont;
}

/** Keeps the fonts of a page with the port of its file, in place of sending them with all their tables. */
export function keepFonts({ TranslatedFont }: PdfClasses): void {
  around(
    TranslatedFont.prototype,
    'send',
    (send: Method<TranslatedFont, [{ readonly comObj: unknown }], void>) =>
      function keepFont(handler) {
        if (handler.comObj instanceof PassingPort) handler.comObj.fonts.set(this.loadedName, this.font);
        else send.call(this, handler);
      },
  );
}
