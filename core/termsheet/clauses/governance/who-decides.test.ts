import { expect, it } from 'vitest';
import { founderWarranties } from '../founder/founder-warranties.ts';
import { examineText } from '../testing/examine-text.ts';
import { dragAlong } from './drag-along.ts';

it('tells who decides on a sale from who is dragged', () => {
  const text = 'The Investor can drag all shareholders in a sale to any person, without reference to price.';
  expect(examineText(dragAlong, text).rating).toBe('Red');
});

it('lets a denial hold for its own part of the sentence', () => {
  const text =
    'We do not force sales; a drag-along exists, which the board and majorities of the common and the preferred use together.';
  const { reading } = examineText(dragAlong, text);
  expect(reading.facts.dragAlong).toBe(true);
});

it('takes a warranty that nobody asks for as none', () => {
  const { reading } = examineText(founderWarranties, 'We do not ask founders for warranties.');
  expect(reading.facts.founderWarranties).toBe('none');
});
