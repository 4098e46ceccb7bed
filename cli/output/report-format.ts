import { extname } from 'node:path';

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

/** What a report is written as: what was asked for, else what the name of the output says, else text. */
export function reportFormat(options: {
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
}): ReportFormat {
  if (options.json) return 'json';
  return options.format ?? formatOfExtension[extname(options.output ?? '').toLowerCase()] ?? 'text';
}
