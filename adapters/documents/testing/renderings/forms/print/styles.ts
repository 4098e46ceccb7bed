import type { Running } from '../../content/offer.ts';
import type { Look } from './look.ts';

/** The style sheet of a look. */
export function styleSheet(look: Look, running: Running | undefined): string {
  return [paper(look, running), text(look), headings(look), lists(look), tables(look), apart(look)].join(
    '\n',
  );
}

/** Room beside the text for comments. */
const commentMarginMm = 38;
const sizesMm = { A4: [210, 297], Letter: [215.9, 279.4], A5: [148, 210] } as const;

/** Sheets that `set-pages.js` fills, each as large as the paper. */
function sheets({ paper, marginsMm: [vertical, horizontal], align }: Look): string {
  const [width, height] = sizesMm[paper];
  return `
    @page { size: ${paper}; margin: 0; }
    .sheet { width: ${width}mm; height: calc(${height}mm - 1px); padding: ${vertical}mm ${horizontal}mm;
      box-sizing: border-box; position: relative; overflow: hidden; break-after: page; }
    .sheet:last-of-type { break-after: auto; }
    .sheet .column { display: flow-root; }
    .sheet .head, .sheet .foot { position: absolute; left: ${horizontal}mm; right: ${horizontal}mm; font-size: 8pt;
      color: #555; text-indent: 0; margin: 0; }
    .sheet .head { top: ${Math.round(vertical / 2)}mm; } .sheet .foot { bottom: ${Math.round(vertical / 2)}mm; text-align: center; }
    .sheet .notes { position: absolute; bottom: ${vertical}mm; left: ${horizontal}mm; right: ${horizontal}mm; margin: 0; }
    .continued, .item.continued { text-indent: 0; }
    .to-be-continued { margin-bottom: 0; ${align === 'justify' ? 'text-align-last: justify;' : ''} }
    .columns { display: grid; grid-auto-flow: column; grid-template-columns: 1fr 1fr; column-gap: 9mm; }`;
}

/** True where the pages are set one by one before they are printed. */
export function hasSetPages({ columns, notes }: Look): boolean {
  return columns === 'equal-heights' || notes === 'page';
}

function paper(look: Look, running: Running | undefined): string {
  if (hasSetPages(look)) return sheets(look);
  const [vertical, horizontal] = look.marginsMm;
  const [head, other] = running?.heads ?? [];
  const foot = (running?.foot ?? '')
    .split(/(\{pages?\})/u)
    .map((part) =>
      part === '{page}' ? 'counter(page)' : part === '{pages}' ? 'counter(pages)' : quoted(part),
    );
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; font-size: 8pt; color: #555; }`;
  return [
    `@page { size: ${look.paper}; margin: ${vertical}mm ${horizontal}mm;`,
    head ? box('top-left', quoted(head)) : '',
    running?.foot ? box('bottom-center', foot.join(' ')) : '',
    '}',
    other ? `@page :left { ${box('top-left', quoted(other))} }` : '',
  ].join('\n');
}

function quoted(words: string): string {
  return JSON.stringify(words);
}

function text(look: Look): string {
  const width = sizesMm[look.paper][0] - 2 * look.marginsMm[1] - (look.comments ? commentMarginMm : 0);
  return `
    /* As wide on the screen as on paper: lines break before printing where they break in print. */
    main { width: ${width}mm; }
    body { margin: 0; text-rendering: geometricPrecision; font: ${look.fontSizePt}pt/${look.leading} ${look.fontFamily}; }
    ${look.comments ? 'main { position: relative; }' : ''}
    main, .sheet { text-align: ${look.align}; hyphens: manual;
      ${look.columns === 2 ? 'columns: 2; column-gap: 8mm;' : ''} }
    p { margin: 0 0 ${look.paragraphGapEm}em; text-indent: ${look.firstLineIndentEm}em; orphans: 2; widows: 2; }
    .cover { break-after: page; padding-top: 60mm; text-align: center; }
    .cover p { text-indent: 0; margin-bottom: 2em; }
    .front { text-indent: 0; ${look.columns === 2 ? 'column-span: all;' : ''} }
    sup { font-size: 62%; line-height: 0; }
    ins { text-decoration: underline; } del { text-decoration: line-through; }`;
}

function headings({ heading, columns, fontSizePt }: Look): string {
  const looks = {
    bold: 'font-weight: bold;',
    underlined: 'font-weight: normal; text-decoration: underline;',
    capitals: 'font-weight: bold; text-transform: uppercase;',
    italic: 'font-weight: bold; font-style: italic;',
    large: 'font-weight: bold; font-size: 118%; color: #1f3864;',
  };
  return `
    h1 { font-size: ${Math.round(fontSizePt * 1.4)}pt; line-height: 1.2; margin: 0 0 .8em; text-align: center;
      ${columns === 2 ? 'column-span: all;' : ''} }
    h2, h3 { font-size: 100%; margin: 1em 0 .4em; text-align: left; break-after: avoid; ${looks[heading]} }
    h3 { margin: .6em 0 .3em; }
    .number { display: inline-block; min-width: 2.2em; padding-right: .4em; text-decoration: none; }`;
}

function lists({ hanging, itemIndentEm, paragraphGapEm }: Look): string {
  const depths = [0, 1, 2, 3].map((depth) => {
    const left = depth * itemIndentEm + itemIndentEm;
    return `.item.depth-${depth} { margin-left: ${left}em; } p.depth-${depth} { margin-left: ${depth * itemIndentEm}em; }`;
  });
  return `
    ${depths.join('\n')}
    .item { margin-bottom: ${Math.max(0.15, paragraphGapEm * 0.6)}em; text-indent: ${hanging ? -itemIndentEm : 0}em; }
    .item .mark { display: inline-block; min-width: ${itemIndentEm}em; padding-right: .3em; box-sizing: border-box; text-indent: 0; }`;
}

function tables({ table, columns }: Look): string {
  const rules = {
    ruled: 'td, th { border: .6pt solid #444; }',
    lined: 'tr { border-bottom: .5pt solid #999; }',
    unruled: '',
  };
  return `
    table { border-collapse: collapse; width: 100%; margin: .6em 0 1em; font-size: ${columns === 2 ? 86 : 97}%; }
    td, th { vertical-align: top; text-align: left; padding: .35em .5em; }
    td p, th p { text-indent: 0; margin-bottom: .35em; } td p:last-child, th p { margin-bottom: 0; }
    td .item { margin-left: 1.6em; text-indent: -1.6em; } td .item.depth-1 { margin-left: 3.2em; } td .item .mark { min-width: 1.6em; }
    .terms { table-layout: ${columns === 2 ? 'auto' : 'fixed'}; } .terms td:not(:last-child), .terms .band { font-weight: bold; }
    .grid td + td, .grid th + th { text-align: right; }
    ${rules[table]}`;
}

function apart(look: Look): string {
  return `
    .drafting { font-style: italic; } .box { border: 1pt solid #777; padding: .6em .8em; margin: .6em 0 1em; }
    .notes { border-top: .5pt solid #333; margin-top: 1.5em; padding-top: .5em; font-size: 82%; text-align: left; }
    .notes p { text-indent: 0; margin-bottom: .3em; }
    .signatures { display: flex; flex-wrap: wrap; gap: 8mm; margin-top: 2.5em; break-inside: avoid; }
    .signatures div { flex: 1 1 40%; } .signatures p { text-indent: 0; margin-bottom: 1em; text-align: left; }
    .comment { position: absolute; left: calc(100% + 5mm); width: 33mm; font-size: 7pt; line-height: 1.2; text-align: left;
      background: #fbe9e7; padding: 1mm; text-indent: 0; margin: 0; }
    .commented { background: #fde9e7; } ${look.columns === 2 ? 'table.grid.wide { column-span: all; }' : ''}`;
}
