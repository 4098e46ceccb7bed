import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { deepestNesting } from '../reading-budget.ts';
import type { ReadingMeter } from '../reading-meter.ts';

/** An element of WordprocessingML. Names are without the prefix of their namespace, which differs between programs. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The words of an element of text; white space between other elements is none. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** Word writes some forty, for the namespaces of the main part. */
const mostAttributesOfTag = 500;
/** A declaration may define words by words; Office refuses parts that have one ([ISO 29500-2] 9.1.4). */
const declaration = '<!DOCTYPE';

const textElements = new Set(['t', 'delText']);

/**
 * Reads an XML part piece by piece and counts what it asks for while it does: reading stops where the allowance
 * ends, however much is still to come. Entities of its own are an error, as they are to Word.
 * @throws BudgetSpent where the part asks for too much, Error where it is not well-formed
 */
export async function readXml(pieces: AsyncIterable<Uint8Array>, meter: ReadingMeter): Promise<XmlElement> {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ position: false });
  let attributesOfTag = 0;
  parser.on('opentagstart', () => {
    meter.spend('elements');
    attributesOfTag = 0;
  });
  parser.on('attribute', () => {
    meter.spend('attributes');
    attributesOfTag += 1;
    if (attributesOfTag > mostAttributesOfTag) throw new Error('a tag has too many attributes');
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const element: OpenElement = { name: localName(name), attributes: {}, children: [], text: '' };
    for (const [attribute, value] of Object.entries(attributes)) {
      (element.attributes as Record<string, string>)[localName(attribute)] = value;
    }
    if (element.name === 'p') meter.spend('paragraphs');
    open.at(-1)?.children.push(element);
    if (!isSelfClosing && open.length > deepestNesting) meter.endForNesting();
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (!element || !textElements.has(element.name)) return;
    meter.spend('characters', text.length);
    element.text += text;
  });
  for await (const words of decoded(pieces, meter)) parser.write(words);
  parser.close();
  const top = root.children[0];
  if (!top) throw new Error('the part has no element');
  return top;
}

/**
 * The characters of the pieces. References to characters are counted before they are parsed, because the parser hands
 * over the words of an element only when they are whole.
 */
async function* decoded(pieces: AsyncIterable<Uint8Array>, meter: ReadingMeter): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let last = '';
  for await (const piece of pieces) {
    meter.spend('markupBytes', piece.length);
    decoder ??= new TextDecoder(encodingOf(piece));
    const words = decoder.decode(piece, { stream: true });
    meter.spend('characters', countOf('&', words));
    if ((last + words).includes(declaration)) throw new Error('the part has a declaration');
    last = words.slice(1 - declaration.length);
    yield words;
  }
}

function countOf(sign: string, words: string): number {
  let count = 0;
  for (let at = words.indexOf(sign); at >= 0; at = words.indexOf(sign, at + 1)) count += 1;
  return count;
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The value that a property states, such as `<w:pStyle w:val="Title"/>`. */
export function statedValue(properties: XmlElement | undefined, name: string): string | undefined {
  return childOf(properties, name)?.attributes.val;
}

/** Whether a property is switched on; undefined where it is not mentioned. */
export function isOn(properties: XmlElement | undefined, name: string): boolean | undefined {
  const property = childOf(properties, name);
  return property && !/^(?:0|false|off|none)$/u.test(property.attributes.val ?? '');
}
