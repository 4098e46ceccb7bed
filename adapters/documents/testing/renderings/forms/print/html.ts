import type { MarginComment } from '../../content/offer.ts';
import type { LaidBlock, LaidFlow, LaidOffer, LaidRow, LaidRun, LaidTable } from '../../layout/laid.ts';
import { withFixedSpaces } from './fixed-spaces.ts';
import type { Look } from './look.ts';
import { withSoftHyphens } from './soft-hyphens.ts';
import { styleSheet } from './styles.ts';

/** A comment as word processors print it in the margin. */
export function printComment({ by, says }: MarginComment): string {
  const initials = by.split(' ').map((name) => name.charAt(0));
  return `Commented [${initials.join('')}1]: ${says}`;
}

/** The offer as a page to print. */
export function toHtml(laid: LaidOffer, look: Look): string {
  const { offer } = laid;
  const html = new Html(look);
  const cover = offer.cover
    ? `<div class="cover">${offer.cover.map((line) => `<p>${html.words(line)}</p>`).join('')}</div>`
    : '';
  const front = (offer.front ?? []).map((line) => `<p class="front">${html.words(line)}</p>`).join('');
  const signatures = (offer.signatures ?? []).map(
    (signature) =>
      `<div>${[signature.for, ...signature.lines].map((line) => `<p>${html.words(line)}</p>`).join('')}</div>`,
  );
  const notes = laid.footnotes.map(
    ({ mark, text }, index) =>
      `<p data-note="${index}"><sup>${escapeMarkup(mark)}</sup> ${html.words(text)}</p>`,
  );
  return [
    `<!doctype html><html lang="${offer.language ?? 'en'}"><head><meta charset="utf-8"><style>${styleSheet(look, offer.running)}</style></head><body>`,
    cover,
    `<main>${html.block(laid.title)}${front}${laid.blocks.map((block) => html.block(block)).join('')}`,
    signatures.length > 0 ? `<div class="signatures">${signatures.join('')}</div>` : '',
    notes.length > 0 ? `<div class="notes">${notes.join('')}</div>` : '',
    '</main></body></html>',
  ].join('');
}

/** A column of numbers alone is as wide as the longest of them, a bold letter being this wide at most. */
const letterWidthEm = 0.7;
const cellPaddingEm = 1;

class Html {
  private readonly look: Look;

  constructor(look: Look) {
    this.look = look;
  }

  words(text: string): string {
    return escapeMarkup(this.look.wideSpaces ? withFixedSpaces(text) : text);
  }

  /** Words of running text, which may break at the end of a line. */
  private running(text: string): string {
    return this.words(this.look.hyphens ? withSoftHyphens(text) : text);
  }

  block(block: LaidBlock): string {
    switch (block.kind) {
      case 'heading': {
        const number = block.number ? `<span class="number">${escapeMarkup(block.number)}</span> ` : '';
        return `<h${block.level}>${number}${this.runs(block.runs, false)}</h${block.level}>`;
      }
      case 'table':
        return this.table(block);
      case 'box':
        return `<div class="box">${block.blocks.map((each) => this.flow(each)).join('')}</div>`;
      default:
        return this.flow(block);
    }
  }

  private flow(block: LaidFlow, breaks = true): string {
    if (block.kind === 'drafting')
      return `<p class="drafting depth-${block.depth}">[${this.words(block.text)}]</p>`;
    const words = this.changed(this.runs(block.runs, breaks), block.change);
    const comment = this.comment(block.comment);
    if (block.kind === 'paragraph') return `<p class="depth-${block.depth}">${comment}${words}</p>`;
    return `<p class="item depth-${block.depth}">${comment}<span class="mark">${escapeMarkup(block.number)}</span> ${words}</p>`;
  }

  private comment(comment: LaidRow['comment']): string {
    if (!comment || !this.look.comments) return '';
    return `<span class="comment">${this.words(printComment(comment))}</span>`;
  }

  private changed(words: string, change: LaidRow['change']): string {
    if (change === undefined) return words;
    return change === 'withdrawn' ? `<del>${words}</del>` : `<ins>${words}</ins>`;
  }

  private runs(runs: readonly LaidRun[], breaks = true): string {
    const words = (text: string) => (breaks ? this.running(text) : this.words(text));
    return runs
      .map((run) => {
        switch (run.kind) {
          case 'mark':
            return `<sup data-mark="${run.note}">${escapeMarkup(run.mark)}</sup>`;
          case 'drafting':
            return `<i>[${words(run.text)}]</i>`;
          case 'words':
            return run.strong ? `<b>${words(run.text)}</b>` : words(run.text);
          default:
            return this.changed(words(run.text), run.kind);
        }
      })
      .join('');
  }

  private table({ shape, rows }: LaidTable): string {
    const columns = Math.max(...rows.map(({ cells }) => cells.length));
    const breaks = shape === 'terms';
    const head = rows
      .filter(({ role }) => role === 'head')
      .map((row) => this.row(row, columns, 'th', breaks));
    const body = rows
      .filter(({ role }) => role !== 'head')
      .map((row) => this.row(row, columns, 'td', breaks));
    const names = shape === 'grid' && columns > 3 ? 'grid wide' : shape;
    const numbers = columns === 3 ? [`${numberWidthEm(rows)}em`] : [];
    const widths = shape === 'grid' ? [] : [...numbers, `${this.look.labelWidthPercent}%`];
    const group = widths.map((width) => `<col style="width: ${width}">`).join('');
    return `<table class="${names}"><colgroup>${group}</colgroup><thead>${head.join('')}</thead><tbody>${body.join('')}</tbody></table>`;
  }

  private row(row: LaidRow, columns: number, tag: 'td' | 'th', breaks: boolean): string {
    const cells = row.cells.map((cell, index) => {
      const inside = cell.map((flow) => this.flow(flow, breaks)).join('');
      const comment = index === row.cells.length - 1 ? this.comment(row.comment) : '';
      const across = row.role === 'band' ? ` class="band" colspan="${columns}"` : '';
      return `<${tag}${across}>${comment}${this.changed(inside, row.change)}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  }
}

/** The width of the first column, in which no number is broken or reaches into the next. */
function numberWidthEm(rows: readonly LaidRow[]): number {
  const lengths = rows
    .filter(({ role }) => role !== 'band')
    .map(({ cells: [number = []] }) => lengthOf(number));
  return cellPaddingEm + letterWidthEm * Math.max(...lengths);
}

function lengthOf(cell: readonly LaidFlow[]): number {
  return cell
    .flatMap((flow) => (flow.kind === 'drafting' ? [] : flow.runs))
    .reduce((length, run) => length + ('text' in run ? run.text.length : 0), 0);
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
