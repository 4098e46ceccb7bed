import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PictureProps } from './drawing.tsx';

/** Parts that only make sense inside a picture. */
const parts = /\/(drawing|objects|peg-board)\.tsx$/;

const modules = import.meta.glob<Record<string, unknown>>('./*.tsx', { eager: true });
const pictures = Object.entries(modules)
  .filter(([path]) => !parts.test(path) && !path.endsWith('.test.tsx'))
  .flatMap(([, module]) => Object.entries(module))
  .map(([name, picture]) => [name, picture as ComponentType<PictureProps>] as const);

describe('the pictures of the site', () => {
  test('are there for every place that has one', () => {
    expect(pictures.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Workbench', 'EmptyPeg', 'GreenValley', 'PortfolioShelf', 'KitchenTable']),
    );
    expect(pictures.length).toBeGreaterThanOrEqual(26);
  });

  test.each(pictures)('%s is drawn by the same rules', (_name, Picture) => {
    const markup = renderToStaticMarkup(<Picture className="mx-auto" />);
    expect(markup).toMatch(/^<svg viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/);
    expect(markup).toContain('mx-auto');
    // Two colours, both from the theme: no colour of its own, and no style that the pages' policy would refuse.
    expect(markup).not.toMatch(/style=|<style|#[0-9a-f]{3,6}\b|rgb|url\(/i);
    expect(markup).toContain('fill-patch');
    // Beside words that say the same, so passed over by assistive technology.
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/NaN|undefined/);
  });
});
