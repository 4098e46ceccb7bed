import { expect, it } from 'vitest';
import { namesThing } from './names-thing.ts';

it.each([
  ['de', 'Wir fertigen Büromöbel', 'Herstellung von Möbeln', true],
  ['nl', 'Wij verkopen fietsen', 'Handel in en reparatie van motorfietsen', false],
  ['nl', 'Wij verkopen en repareren motorfietsen', 'Handel in en reparatie van motorfietsen', true],
  ['fr', 'Nous vendons', 'Vente de chaussures', false],
  ['es', 'agencia de viajes', 'Actividades de las agencias de viajes', true],
] as const)('of %s knows whether %j is about the thing of %j: %s', (language, text, title, names) => {
  expect(namesThing(language, text, title)).toBe(names);
});
