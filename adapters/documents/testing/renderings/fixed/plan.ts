/** A rendering of the fixed set: which content in which form by which seed. */
export interface Planned {
  readonly content: string;
  readonly form: string;
  readonly seed: number;
}

function planned(content: string, forms: readonly string[], seed = 1): Planned[] {
  return forms.map((form) => ({ content, form, seed }));
}

const prints = [
  'one-column',
  'two-columns',
  'ruled-table',
  'unruled-table',
  'small-page',
  'letter-page',
] as const;
const texts = [
  'wrapped-64',
  'wrapped-90',
  'unwrapped',
  'markdown',
  'mail-thread',
  'pasted',
  'indented-76-crlf',
  'recognised',
] as const;
const words = ['docx-numbered', 'docx-typed', 'docx-tracked'] as const;

/** The committed set, of contents that anyone may look at. */
export const plan: readonly Planned[] = [
  ...planned('lough-derg-dairy', [...prints, 'drawn-lines']),
  ...planned('foxglove-assay-seis', ['small-page', 'two-columns', 'drawn-lines']),
  ...planned('polderlicht-bv', ['letter-page', 'one-column', 'drawn-lines']),
  ...planned('harrowgate-growth', ['docx-tracked', 'wrapped-64', 'mail-thread', 'markdown']),
  ...planned('cala-brava-viajes', texts),
  ...planned('quarry-lane-optics', words),
  ...planned('bjorkvik-energi', ['docx-tracked', 'docx-numbered', 'wrapped-90']),
];

/**
 * Binary Word files, which LibreOffice makes of Word files and plain machines cannot make. Where paragraphs are
 * deleted, the seed is one that types its numbers: LibreOffice counts otherwise after a deleted paragraph. Two are
 * of sealed contents, saltburn-seed and verger-du-large, which nobody looked at.
 */
export const binaryPlan: readonly Planned[] = [
  ...planned('quarry-lane-optics', ['docx-numbered']),
  ...planned('meridian-grain-b', ['docx-tracked']),
  ...planned('harrowgate-growth', ['docx-tracked'], 3),
  ...planned('bjorkvik-energi', ['docx-typed']),
  ...planned('wharfedale-audio', ['docx-numbered']),
  ...planned('brackenridge-kitchens', ['docx-tracked'], 8),
  ...planned('cairnwell-spinout', ['docx-numbered']),
  ...planned('kranji-wafer', ['docx-tracked'], 11),
  ...planned('saltburn-seed', ['docx-numbered']),
  ...planned('verger-du-large', ['docx-typed']),
  ...planned('uferpark-mobil', ['docx-typed']),
  ...planned('fjellrev-gruve', ['docx-tracked'], 6),
];
