import type { CodeSystem } from '../classification.ts';
import type { Confidence } from '../confidence/confidence.ts';

/** The same confidence, with no figure of it above a bound. */
export function atMost(confidence: Confidence, most: number): Confidence {
  const systems = Object.fromEntries(
    Object.entries(confidence.systems).map(([system, value]) => [system, Math.min(value, most)]),
  ) as Record<CodeSystem, number>;
  return { ...confidence, systems, value: Math.min(confidence.value, most) };
}
