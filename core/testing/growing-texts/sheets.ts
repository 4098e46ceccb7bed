import { fixtureNames, fixtureText } from '../../termsheet/testing/fixture-sheets.ts';
import { type GrowingText, repeated } from './growing-text.ts';

/** A sheet of about eight thousand characters, in front of which anything else can stand. */
export function realSheet(): string {
  return [
    'us-series-a-clean.txt',
    'uk-series-a-clean.txt',
    'uk-advance-subscription.txt',
    'us-brief-clean.txt',
  ]
    .map(fixtureText)
    .join('\n\n')
    .slice(0, 8000);
}

/** Real documents one after the other. */
export function sheets(): readonly GrowingText[] {
  return [
    ...fixtureNames().map((name) => repeated(`${fixtureText(name)}\n\n`, `${name} repeated`)),
    repeated(
      fixtureNames()
        .map((name) => `${fixtureText(name)}\n\n`)
        .join(''),
      'all sheets in turn',
    ),
  ];
}
