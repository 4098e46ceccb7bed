import type { DocumentPart, WordsPart } from '../../../core/termsheet/document/document-parts.ts';
import { tableParts } from './docx-table.ts';
import type { DocxNode } from './docx-tree.ts';
import { tidyWords, wordsOf } from './docx-tree.ts';

const longestRunInLabel = 80;

/** The parts of a Word document in the order of its body. */
export function docxParts(root: DocxNode): DocumentPart[] {
  return (root.children ?? []).flatMap((node): DocumentPart[] => {
    if (node.type === 'table') return tableParts(node, docxParts);
    if (node.type === 'paragraph') return paragraphParts(node);
    return node.children ? docxParts(node) : [];
  });
}

function paragraphParts(paragraph: DocxNode): WordsPart[] {
  const style = paragraph.styleName?.toLowerCase() ?? '';
  if (/^toc \d/u.test(style)) return [];
  const words = tidyWords(wordsOf(paragraph));
  if (words === '') return [];
  const heading = /^heading (\d)/u.exec(style)?.[1];
  if (heading && words.length <= 200) return [{ kind: 'heading', words, level: Number(heading) }];
  if (/^(?:sub)?title$/u.test(style)) return [{ kind: 'heading', words, level: 1 }];
  const bold = boldLength(paragraph, words);
  if (bold >= words.length) return [{ kind: 'words', words, prominent: true }];
  const label = bold > 0 && bold <= longestRunInLabel ? { labelLength: bold } : {};
  const { numbering } = paragraph;
  if (numbering) return [{ kind: 'list-item', words, level: 1 + Number(numbering.level), ...label }];
  return [{ kind: 'words', words, ...label }];
}

/** Number of characters at the start of the words that are bold. */
function boldLength(paragraph: DocxNode, words: string): number {
  let bold = '';
  for (const run of runsOf(paragraph)) {
    const text = wordsOf(run);
    if (!run.isBold && text.trim() !== '') break;
    bold += text;
  }
  return Math.min(tidyWords(bold).length, words.length);
}

function runsOf(node: DocxNode): DocxNode[] {
  if (node.type === 'run') return [node];
  return (node.children ?? []).flatMap(runsOf);
}
