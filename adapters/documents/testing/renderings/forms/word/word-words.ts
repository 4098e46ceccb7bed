import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  EndnoteReferenceRun,
  FootnoteReferenceRun,
  type ICommentOptions,
  ImportedXmlComponent,
  InsertedTextRun,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { Change, MarginComment } from '../../content/offer.ts';
import type { LaidRun } from '../../layout/laid.ts';
import type { WordLook } from './word-look.ts';

/** Whoever changes and comments does so on one day: nothing depends on the clock. */
export const revisionDate = '2026-03-11T09:00:00Z';
const author = 'M. Osei';

/** Words as runs of WordprocessingML; counts revisions and keeps the comments. */
export class WordWords {
  readonly comments: ICommentOptions[] = [];
  private revisions = 100;
  private readonly look: WordLook;

  constructor(look: WordLook) {
    this.look = look;
  }

  /** A tracked change of a run, of a paragraph's end or of a row. */
  revision() {
    this.revisions += 1;
    return { id: this.revisions, author, date: revisionDate };
  }

  /** Runs of a block; `change` applies to all of them, `strong` too. */
  runs(runs: readonly LaidRun[], change?: Change, strong = false): ParagraphChild[] {
    return runs.map((run) => {
      switch (run.kind) {
        case 'mark':
          return this.mark(run.mark, run.note);
        case 'drafting':
          return this.words(`[${run.text}]`, change, { italics: true });
        case 'words':
          return this.words(run.text, change, { bold: strong || run.strong === true });
        default:
          return this.words(run.text, run.kind, { bold: strong });
      }
    });
  }

  /** A block's runs with its comment around them. */
  commented(children: readonly ParagraphChild[], comment: MarginComment | undefined): ParagraphChild[] {
    if (!comment || !this.look.comments) return [...children];
    const id = this.comments.length;
    this.comments.push({
      id,
      author: comment.by,
      initials: comment.by.charAt(0),
      date: new Date(revisionDate),
      children: [new Paragraph({ children: [new TextRun(comment.says)] })],
    });
    const reference = new TextRun({ children: [new CommentReference(id)] });
    return [new CommentRangeStart(id), ...children, new CommentRangeEnd(id), reference];
  }

  /** Words that were moved away from here. */
  movedFrom(text: string): ParagraphChild {
    const { id } = this.revision();
    return ImportedXmlComponent.fromXmlString(
      `<w:moveFrom w:id="${id}" w:author="${author}" w:date="${revisionDate}"><w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:moveFrom>`,
    );
  }

  /** Words that were moved here. */
  movedTo(text: string): ParagraphChild {
    const { id } = this.revision();
    return ImportedXmlComponent.fromXmlString(
      `<w:moveTo w:id="${id}" w:author="${author}" w:date="${revisionDate}"><w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:moveTo>`,
    );
  }

  private words(text: string, change: Change | undefined, style: { bold?: boolean; italics?: boolean }) {
    if (change === undefined) return new TextRun({ text, ...style });
    if (this.look.changes === 'by-hand') {
      return new TextRun({
        text,
        ...style,
        ...(change === 'withdrawn' ? { strike: true } : { underline: {} }),
      });
    }
    const options = { text, ...style, ...this.revision() };
    return change === 'withdrawn' ? new DeletedTextRun(options) : new InsertedTextRun(options);
  }

  private mark(mark: string, note: number): ParagraphChild {
    if (this.look.notes === 'footnotes') return new FootnoteReferenceRun(note + 1);
    if (this.look.notes === 'endnotes') return new EndnoteReferenceRun(note + 1);
    return new TextRun({ text: mark, superScript: true });
  }
}

/** Text as XML character data. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
