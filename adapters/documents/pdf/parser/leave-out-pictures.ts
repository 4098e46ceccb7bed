import { around, type Method, settle } from './around.ts';
import type { PdfClasses } from './pdf-classes.ts';

/**
 * Leaves out what only paints: words and where they stand are all that is read. Pictures are not unpacked, patterns
 * not worked out, the outlines of letters not built, attachments and form data in XML not opened.
 */
export function leaveOutPictures(classes: PdfClasses): void {
  const { PartialEvaluator, Pattern, TranslatedFont, AnnotationFactory, Catalog, PDFDocument } = classes;
  const done = () => async () => undefined;
  around(PartialEvaluator.prototype, 'buildPaintImageXObject', done);
  around(TranslatedFont.prototype, 'loadType3Data', done);
  around(PartialEvaluator.prototype, 'hasBlendModes', () => () => false);
  around(PartialEvaluator.prototype, 'handleTransferFunction', () => () => null);
  around(PartialEvaluator, 'buildFontPaths', () => () => undefined);
  around(Pattern, 'parseShading', () => () => ({ getIR: () => ['Dummy'] }));
  around(AnnotationFactory, '_getPageIndex', () => async () => -1);
  for (const { prototype } of [classes.JpegStream, classes.JpxStream, classes.Jbig2Stream]) {
    around(prototype, 'decodeImage', () => emptyImage);
  }
  around(classes.CCITTFaxStream.prototype, 'readBlock', () => emptyImage);
  around(
    classes.Parser.prototype,
    'makeFilter',
    (make: Method<object, [unknown, string, unknown, unknown], unknown>) =>
      function makeFilter(stream, name, length, parameters) {
        // A fax picture has memory for a whole line of it, as long as it claims to be, before it is read.
        const isFax = name === 'CCITTFaxDecode' || name === 'CCF';
        return make.call(this, stream, name, length, isFax ? null : parameters);
      },
  );
  settle(classes.OperatorList.prototype, '_transfers', []);
  settle(Catalog.prototype, 'attachments', null);
  settle(Catalog.prototype, 'structTreeRoot', null);
  settle(PDFDocument.prototype, 'xfaDatasets', null);
}

/** A picture whose data ends before it begins. */
function emptyImage(this: { eof: boolean; bufferLength: number; buffer: Uint8Array }): Uint8Array {
  this.buffer = new Uint8Array(0);
  this.bufferLength = 0;
  this.eof = true;
  return this.buffer;
}
