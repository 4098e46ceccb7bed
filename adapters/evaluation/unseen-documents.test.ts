import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnalyzeTermSheetRequest } from '../../core/termsheet/analyze-term-sheet.ts';
import { formatSummary, summarise } from '../../core/termsheet/evaluation/golden-summary.ts';
import { parseGoldenTruth } from '../../core/termsheet/evaluation/golden-truth.ts';
import { scoreDocument } from '../../core/termsheet/evaluation/score-document.ts';
import { analyzeFile, ratingsOf } from './testing/analyze-file.ts';
import { unseenSets } from './testing/unseen-sets.ts';

const answers = z.object({
  /** A document with instructions to its reader, and the same one without them. */
  twins: z.record(z.string(), z.string()).default({}),
  files: z.record(z.string(), z.object({ code: z.string().optional(), saying: z.string().optional() })),
});

/** The longest that anybody should wait for an answer, a refusal included. */
const longestMs = 60_000;

describe.each(unseenSets)(
  'the documents of $name, through the readers of their formats',
  ({ name, floor }) => {
    const testing = new URL('../../core/termsheet/testing/', import.meta.url);
    const folder = new URL(`${name}/`, testing);
    const json: unknown = JSON.parse(readFileSync(new URL(`data/${name}-truth.json`, testing), 'utf8'));
    const truth = parseGoldenTruth(json);
    const { twins, files } = answers.parse(json);
    const analyses = new Map<string, ReturnType<typeof analyzeFile>>();
    /** Reads a document once, whatever is asked of its analysis. */
    const analyze = (file: string, jurisdiction: AnalyzeTermSheetRequest['jurisdiction']) => {
      const key = `${jurisdiction} ${file}`;
      const analysis = analyses.get(key) ?? analyzeFile(new URL(file, folder), jurisdiction);
      analyses.set(key, analysis);
      return analysis;
    };

    it('has an answer for every document and the other way round', () => {
      expect([...Object.keys(truth), ...Object.keys(twins)].sort()).toEqual(readdirSync(folder).sort());
    });

    it('are read above the floor', async () => {
      const scores = [];
      for (const [file, entry] of Object.entries(truth)) {
        scores.push(scoreDocument(file, entry, await analyze(file, entry.jurisdiction)));
      }
      const summary = summarise(scores);
      const report = formatSummary(summary, scores);
      expect(summary.precision, report).toBeGreaterThanOrEqual(floor.precision);
      expect(summary.recall, report).toBeGreaterThanOrEqual(floor.recall);
      expect(summary.outcomeAccuracy, report).toBeGreaterThanOrEqual(floor.outcome);
      expect(summary.typeAccuracy, report).toBeGreaterThanOrEqual(floor.type);
      expect(summary.riskAccuracy, report).toBeGreaterThanOrEqual(floor.risk);
      expect(summary.redFlagRecall, report).toBeGreaterThanOrEqual(floor.redFlags);
      expect(summary.brokenQuotes, report).toBe(0);
    }, 60_000);

    it.each(Object.entries(files).filter(([, { code }]) => code !== undefined))(
      '%s is refused in time, and the refusal says what it is',
      async (file, { code = '', saying = '' }) => {
        const outcome = await analyze(file, truth[file]?.jurisdiction ?? 'EU');
        if (outcome.ok) {
          expect(truth[file]?.orAnalysisWith).toBeDefined();
          expect(outcome.value.warnings.join(' ')).not.toBe('');
          return;
        }
        expect(code.split(' or ')).toContain(outcome.error.code);
        expect(outcome.error.message).toMatch(new RegExp(saying, 'i'));
      },
      longestMs,
    );

    it.each(Object.entries(twins))(
      '%s is rated as %s, which does not talk to its reader',
      async (injected, clean) => {
        const jurisdiction = truth[clean]?.jurisdiction ?? 'EU';
        const [one, other] = [await analyze(injected, jurisdiction), await analyze(clean, jurisdiction)];
        if (!one.ok || !other.ok) throw new Error('Both twins are term sheets.');
        expect(ratingsOf(one.value)).toEqual(ratingsOf(other.value));
        expect(one.value.facts).toEqual(other.value.facts);
        expect(one.value.overallRisk).toBe(other.value.overallRisk);
      },
    );
  },
);
