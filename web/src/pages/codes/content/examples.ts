import type { CodesInput } from '../../../stores/codes-transitions.ts';

/** What a visitor can try with one press. */
export const codeExamples: readonly { readonly label: string; readonly input: CodesInput }[] = [
  { label: 'fish and chip shop', input: { description: 'fish and chip shop', codeType: '', codeNumber: '' } },
  {
    label: 'accounting software',
    input: { description: 'We develop accounting software', codeType: '', codeNumber: '' },
  },
  { label: 'SIC 7372', input: { description: '', codeType: 'SIC', codeNumber: '7372' } },
];
