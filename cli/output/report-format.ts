import { extname } from 'node:path';
import { refuseForeignExtension } from './foreign-extension.ts';

export const reportFormats = ['text', 'json', 'markdown', 'html', 'csv', 'docx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const formatOfExtension: Readonly<Record<string, ReportFormat>> = {
  '.txt': 'text',
  '.json': 'json',
  '.md': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.csv': 'csv',
  '.docx': 'docx',
};

/**
 * What a report is written as: what was asked for, else what the name of the output says, else text.
 * @throws CommandFailure `invalid-input` where the name promises what is not made
 */
export function reportFormat(options: {
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
}): ReportFormat {
  if (options.json) return 'json';
  if (!options.format) refuseForeignExtension(options.output, Object.keys(formatOfExtension));
  return options.format ?? formatOfExtension[extname(options.output ?? '').toLowerCase()] ?? 'text';
}
