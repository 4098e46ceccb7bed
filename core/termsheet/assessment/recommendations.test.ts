import { expect, test } from 'vitest';
import type { PlacedFinding } from './finding.ts';
import { keyRecommendations } from './recommendations.ts';

const placed = (
  place: PlacedFinding['place'],
  clause: string,
  rating: 'Red' | 'Amber' | 'Green',
): PlacedFinding => ({
  place,
  finding: {
    id: 'E01',
    clause,
    rating,
    risk: 'A risk.',
    recommendation: `Ask for ${clause}.`,
  },
});

const findings = [
  placed('economic', 'money', 'Red'),
  placed('economic', 'more money', 'Red'),
  placed('governance', 'the board', 'Red'),
  placed('founder', 'vesting', 'Red'),
  placed('missing', 'expiry', 'Amber'),
  placed('governance', 'papers', 'Green'),
];

test('what a report names first is asked for first', () => {
  expect(keyRecommendations(findings, 'brief')).toEqual([
    'money: Ask for money.',
    'the board: Ask for the board.',
    'vesting: Ask for vesting.',
  ]);
});

test('every other Red and Amber follows once, and nothing is asked for a Green', () => {
  expect(keyRecommendations(findings, 'detailed').slice(3)).toEqual([
    'more money: Ask for more money.',
    'expiry: Ask for expiry.',
  ]);
});
