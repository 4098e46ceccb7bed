import type { LawPlace } from './law-places.ts';
import { type LegalNote, type LegalTopic, legalNotes } from './legal-notes.ts';

/** The notes of which a text is made. */
export function notesIn(text: string): LegalNote[] {
  const all: readonly Partial<Record<LawPlace, LegalNote>>[] = Object.values(legalNotes);
  const notes = all.flatMap((ofTopic) => Object.values(ofTopic));
  // The note on EIS preference stands inside a longer one.
  const found = notes.filter(({ text: one }) => text.includes(one));
  return found.filter(
    ({ text: one }) => !found.some((other) => other.text !== one && other.text.includes(one)),
  );
}

/** The notes on a topic under these laws, joined; undefined where none was checked. */
export function legalNote(topic: LegalTopic, places: readonly LawPlace[]): string | undefined {
  const ofTopic: Partial<Record<LawPlace, LegalNote>> = legalNotes[topic];
  const texts = places.flatMap((place) => ofTopic[place]?.text ?? []);
  return texts.length > 0 ? texts.join(' ') : undefined;
}
