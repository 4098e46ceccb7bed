/** The document tree that mammoth hands to `transformDocument`, as far as it is read here. */
export interface DocxNode {
  readonly type: string;
  readonly children?: readonly DocxNode[];
  /** Words of a text node. */
  readonly value?: string;
  readonly breakType?: string;
  readonly checked?: boolean;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string; readonly isOrdered: boolean } | null;
  readonly isBold?: boolean;
  readonly verticalAlignment?: string;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

/** The words of a node and of all in it, notes and comments left out. */
export function wordsOf(node: DocxNode): string {
  switch (node.type) {
    case 'text':
      return node.value ?? '';
    case 'tab':
      return ' ';
    case 'break':
      return node.breakType === 'line' ? '\n' : ' ';
    case 'checkbox':
      return node.checked ? '[x] ' : '[ ] ';
    case 'noteReference':
    case 'commentReference':
    case 'image':
      return '';
    case 'run':
      return isReference(node) ? '' : childWords(node);
    default:
      return childWords(node);
  }
}

/** Figures set high that stand for a footnote: read with the amount before them, they would change it. */
function isReference(run: DocxNode): boolean {
  return run.verticalAlignment === 'superscript' && /^\s*[\d*†‡]{1,3}\s*$/u.test(childWords(run));
}

function childWords(node: DocxNode): string {
  return (node.children ?? []).map(wordsOf).join('');
}

/** Puts every run of spaces down to one and drops soft hyphens; line breaks stay. */
export function tidyWords(words: string): string {
  return words
    .replace(/\u00AD/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{2,}/gu, '\n')
    .trim();
}
