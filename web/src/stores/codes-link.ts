import { type ClassificationRequest, codeTypes } from '../../../core/codes/classification.ts';
import type { CodesInput } from './codes-transitions.ts';

/** A description in a link is cut here: browsers and mail programs cut longer links. */
const longest = 1500;

/** The fragment of a link that asks the same again; a fragment is never sent to a server. */
export function fragmentOf({ description, codeType, codeNumber }: CodesInput): string {
  const fields = new URLSearchParams();
  if (description.trim()) fields.set('describe', description.trim().slice(0, longest));
  if (codeType && codeNumber.trim()) fields.set('code', `${codeType}:${codeNumber.trim()}`);
  return fields.size === 0 ? '' : `#${fields}`;
}

/** What was asked, as the form holds it; a link carries the types of code that the form's list has. */
export function inputAsked({ businessDescription, existingCode }: ClassificationRequest): CodesInput {
  const codeType = codeTypes.find((type) => type === existingCode?.type) ?? '';
  const codeNumber = codeType && existingCode ? existingCode.code : '';
  return { description: businessDescription ?? '', codeType, codeNumber };
}

/** What a list calls it: the description, else the code. */
export function labelOf({ description, codeType, codeNumber }: CodesInput): string {
  return description || `${codeType} ${codeNumber}`;
}

/** What such a fragment asks; null where it asks nothing. */
export function inputOf(fragment: string): CodesInput | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const description = (fields.get('describe') ?? '').slice(0, longest);
  const [type = '', ...number] = (fields.get('code') ?? '').split(':');
  const codeType = codeTypes.find((each) => each === type) ?? '';
  const codeNumber = codeType ? number.join(':').slice(0, 40) : '';
  return description || codeNumber ? { description, codeType, codeNumber } : null;
}
