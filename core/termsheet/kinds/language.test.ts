import { expect, test } from 'vitest';
import { isInAnotherLanguage } from './language.ts';

test.each([
  'Die Gründer haften für alle Verluste der Gesellschaft mit ihrem Vermögen und werden nicht entlastet.',
  'Kündigt ein Gründer selbst, gleich aus welchem Grund, sind alle Anteile zum Nennwert abzutreten.',
  'Les fondateurs sont tenus de racheter la totalité des actions sur simple demande de l’investisseur.',
  'Los fundadores perderán todas las acciones en caso de salida por cualquier motivo.',
  'Основатели отвечают всем своим имуществом перед инвестором.',
])('tells that a sentence is in another language: %s', (sentence) => {
  expect(isInAnotherLanguage(sentence)).toBe(true);
});

test.each([
  'Investors include Caisse des Dépôts et Consignations and Banco do Brasil.',
  'The Bezugsrecht of the other shareholders under § 186 AktG is waived by the founders.',
  'The Company is a société par actions simplifiée with its seat in Lyon.',
  'De la Rue Ventures LP and El Corte Capital SL (the Investors)',
  'Vier Sitze',
  '2x, non-participating',
  'We shall pay for the costs of the round on completion.',
])('leaves English with names and terms of other laws: %s', (sentence) => {
  expect(isInAnotherLanguage(sentence)).toBe(false);
});
