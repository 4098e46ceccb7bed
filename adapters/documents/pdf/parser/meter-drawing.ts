import { deepestNesting } from '../../reading-budget.ts';
import { activeMeter, spend } from './active-meter.ts';
import { around, type Method } from './around.ts';
import type { PdfClasses } from './pdf-classes.ts';
import { operators } from './pdf-classes.ts';
import { isDictionary, nameOf } from './pdf-values.ts';

/** The layers on which marked content is shown: all of them, or what is to be true of them. */
interface Layers {
  readonly ids?: readonly unknown[];
  readonly expression?: readonly unknown[];
}

interface CrossReferences {
  fetchIfRef(value: unknown): unknown;
}

interface States {
  readonly stateStack: readonly unknown[];
}

/** Steps for which something is looked up, and waited for. */
const slowSteps: ReadonlySet<number> = new Set([
  operators.paintXObject,
  operators.setFont,
  operators.setGState,
  operators.setFillColorSpace,
  operators.setStrokeColorSpace,
  operators.setFillColorN,
  operators.setStrokeColorN,
]);
/** How many other steps take as long. */
const slowStep = 4;
/** Drawing steps that are counted together, as there are hundreds of thousands of them. */
const operatorsPerCount = 100;
const lettersPerCount = 200;

/** The part of the work on a note that a link takes: it draws nothing. */
const bareLink = 0.05;

/** Counts what the contents of pages draw: steps, drawings inside drawings, letters and notes. */
export function meterDrawing(classes: PdfClasses): void {
  const { EvaluatorPreprocessor, StateManager, PartialEvaluator, Font, AnnotationFactory } = classes;
  let uncounted = 0;
  around(
    EvaluatorPreprocessor.prototype,
    'read',
    (read: Method<object, [{ readonly fn?: number }], boolean>) =>
      function countedRead(operation) {
        const isRead = read.call(this, operation);
        uncounted += slowSteps.has(operation.fn ?? 0) ? slowStep : 1;
        if (uncounted < operatorsPerCount) return isRead;
        const isWithin = activeMeter()?.take('operators', uncounted) ?? true;
        uncounted = 0;
        return isRead && isWithin;
      },
  );
  around(
    PartialEvaluator.prototype,
    'parseMarkedContentProps',
    (parse: Method<object, unknown[], Promise<Layers | null>>) =>
      async function countedLayers(...parameters) {
        const layers = await parse.apply(this, parameters);
        spend('operators', sizeOf(layers?.ids) + sizeOf(layers?.expression));
        return layers;
      },
  );
  // A saved state is the prototype of the next one: with thousands of them every access walks through all.
  around(
    StateManager.prototype,
    'save',
    (save: Method<States, [], void>) =>
      function boundedSave() {
        if (this.stateStack.length >= deepestNesting) activeMeter()?.endForNesting();
        save.call(this);
      },
  );
  around(
    PartialEvaluator.prototype,
    'buildFormXObject',
    (build: Method<object, unknown[], Promise<void>>) =>
      async function countedForm(...parameters) {
        spend('forms');
        await build.apply(this, parameters);
      },
  );
  let letters = 0;
  around(
    Font.prototype,
    'charsToGlyphs',
    (read: Method<object, [string], readonly { readonly unicode: string }[]>) =>
      function countedGlyphs(codes) {
        const glyphs = read.call(this, codes);
        letters += glyphs.length;
        // One code may stand for a string of any length.
        for (const { unicode } of glyphs) if (unicode.length > 1) letters += unicode.length;
        if (letters < lettersPerCount) return glyphs;
        const counted = letters;
        letters = 0;
        spend('characters', counted);
        return glyphs;
      },
  );
  around(
    AnnotationFactory,
    'create',
    (create: Method<object, [CrossReferences, ...unknown[]], Promise<unknown>>) =>
      async function countedAnnotation(...parameters) {
        const [references, annotation] = parameters;
        spend('annotations', bareLink);
        if (isBareLink(references.fetchIfRef(annotation))) return null;
        spend('annotations');
        return create.apply(this, parameters);
      },
  );
}

/** Entries of a list and of the lists in it. */
function sizeOf(list: unknown): number {
  if (!Array.isArray(list)) return 0;
  return list.reduce<number>((sum, item) => sum + 1 + sizeOf(item), 0);
}

function isBareLink(annotation: unknown): boolean {
  if (!isDictionary(annotation)) return false;
  return nameOf(annotation.get('Subtype')) === 'Link' && !annotation.has('AP');
}
