import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Trade } from '../../../core/codes/lexicon/trades.ts';
import { seededNumbers } from '../../../core/evaluation/seeded-numbers.ts';
import { packageRoot } from '../../package-root.ts';

/** A firm as it speaks of itself on its site, with the name of its trade in the lexicon. */
export interface FirmText {
  readonly trade: string;
  readonly text: string;
}

/** Puts what firms say of themselves around what they do, drawn by lot but the same every time. */
export interface AboutUsWriter {
  /** The text among one to three sentences of promotion, before or after them. */
  surround(text: string): string;
  /** Every sentence of promotion, so many times each with other names. */
  promotion(times: number): string[][];
  /** A firm that introduces itself by the name of its trade, and by some of its phrases. */
  introduce(trade: Trade): string;
  /** What is made or run for firms of the trade, and belongs to another one. */
  forTrade(trade: Trade): FirmText;
}

const madeUpNames = z.strictObject({
  names: z.array(z.string()),
  forms: z.array(z.string()),
  people: z.array(z.string()),
  places: z.array(z.string()),
  counties: z.array(z.string()),
});

const folder = join(packageRoot(), 'core/codes/lexicon/about-us');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The lines of a file of core/codes/lexicon/about-us that are no notes. */
function aboutUsLines(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Lines of `trade | text`. */
function firmLines(file: string): FirmText[] {
  return aboutUsLines(file).map((line) => {
    const [trade = '', ...text] = line.split(' | ');
    return { trade, text: text.join(' | ') };
  });
}

/** Every second firm teaches the model; by the others it is measured. */
export function readFirms(): { readonly learned: FirmText[]; readonly keptOut: FirmText[] } {
  const firms = firmLines('firms.txt');
  return {
    learned: firms.filter((_, at) => at % 2 === 0),
    keptOut: firms.filter((_, at) => at % 2 === 1),
  };
}

/** Draws its sentences from core/codes/lexicon/about-us. */
export function aboutUsWriter(): AboutUsWriter {
  const random = seededNumbers(2_027);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const below = (count: number): number => Math.floor(random() * count);
  const { names, forms, people, places, counties } = madeUpNames.parse(
    JSON.parse(read('made-up-names.json')),
  );
  const [promotion, openings] = [aboutUsLines('promotion.txt'), aboutUsLines('openings.txt')];
  const products = firmLines('for-trades.txt');
  const slots: Readonly<Record<string, () => string>> = {
    name: () => pick(names) + pick(forms),
    person: () => pick(people),
    place: () => pick(places),
    county: () => pick(counties),
    year: () => String(1850 + below(175)),
    number: () => String(2 + below(60)),
  };
  const filled = (sentence: string, trade = ''): string => {
    const name = slots.name?.() ?? '';
    const more: Readonly<Record<string, () => string>> = { ...slots, name: () => name, trade: () => trade };
    return sentence.replace(/\{(\w+)\}/g, (slot, kind: string) => more[kind]?.() ?? slot);
  };
  const surround = (text: string): string => {
    const parts = [/[.!?]$/.test(text) ? text : `${text}.`];
    for (let added = 1 + below(3); added > 0; added--) {
      const sentence = filled(pick(promotion));
      if (random() < 0.55) parts.unshift(sentence);
      else parts.push(sentence);
    }
    return parts.join(' ');
  };
  return {
    surround,
    promotion: (times) => promotion.map((line) => Array.from({ length: times }, () => filled(line))),
    introduce: (trade) => {
      const opening = filled(pick(openings), trade.name);
      const phrases = Array.from({ length: below(4) }, () => pick(trade.phrases) ?? trade.name);
      const text = phrases.length === 0 ? opening : `${opening} ${pick(offers)} ${phrases.join(', ')}.`;
      return random() < 0.5 ? surround(text) : text;
    },
    forTrade: (trade) => {
      const product = pick(products);
      return { trade: product.trade, text: filled(product.text, trade.name) };
    },
  };
}

/** How a firm goes on to what it offers. */
const offers = ['We offer', 'Specialising in', 'We provide', 'Our services include', 'From', 'Offering'];
