import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createHttpMetrics } from '../../../adapters/http/metrics.ts';
import { countList } from '../../../adapters/telemetry/count-list.ts';
import { countSignals } from '../../../adapters/telemetry/count-signals.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const dashboard = JSON.parse(file('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const rules: { alert: string; expr: string; labels: object; annotations: object }[] = parse(
  file('alerts.yaml'),
).groups.flatMap((group: { rules: object[] }) => group.rules);

/** Names and labels of the series that a server shows, those of a histogram's parts too. */
function seriesOfServer(): Map<string, readonly string[]> {
  const registry = new Registry();
  countSignals(registry);
  const figures = { mailStatus: () => Promise.reject(new Error('nobody asks')), subscribers: async () => 0 };
  countList(registry, figures, () => 0);
  createHttpMetrics([], undefined, registry);
  const all = registry.getMetricsAsArray() as unknown as {
    name: string;
    type: string;
    labelNames: string[];
  }[];
  const known = all.flatMap(({ name, type, labelNames }): [string, readonly string[]][] =>
    type === 'histogram'
      ? ['_bucket', '_sum', '_count'].map((end) => [name + end, [...labelNames, 'le']])
      : [[name, labelNames]],
  );
  // Prometheus itself adds these two.
  return new Map<string, readonly string[]>([...known, ['up', []]]);
}

const ofPrometheus = new Set(['job', 'instance']);

/** The series of an expression, each with the labels that it is asked for by. */
function seriesIn(expression: string): { name: string; labels: string[] }[] {
  const names = expression.matchAll(/\b(fettle_\w+|nodejs_\w+|process_\w+|up)\b(?:\{([^}]*)\})?/g);
  return [...names].map(([, name = '', selectors = '']) => ({
    name,
    labels: [...selectors.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = '']) => label),
  }));
}

const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

describe('the dashboard and the alert rules', () => {
  const known = seriesOfServer();

  it.each(expressions)('%s asks for series and labels that the server has: %s', (_where, expression) => {
    const asked = seriesIn(expression);
    expect(asked).not.toEqual([]);
    for (const { name, labels } of asked) {
      expect([...known.keys()]).toContain(name);
      for (const label of labels.filter((one) => !ofPrometheus.has(one))) {
        expect(known.get(name)).toContain(label);
      }
    }
  });

  it('groups by labels that one of its series has', () => {
    for (const [where, expression] of expressions) {
      const labels = seriesIn(expression).flatMap(({ name }) => known.get(name) ?? []);
      for (const [, list = ''] of expression.matchAll(/\bby \(([^)]*)\)/g)) {
        for (const label of list.split(/,\s*/).filter((one) => !ofPrometheus.has(one))) {
          expect(labels, `${where}: ${expression}`).toContain(label);
        }
      }
    }
  });

  it('shows every series of ours', () => {
    const shown = new Set(
      expressions.flatMap(([, expression]) => seriesIn(expression).map(({ name }) => name)),
    );
    const ours = [...known.keys()].filter((name) => /^fettle_/.test(name) && !/_(?:sum|count)$/.test(name));
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('says of each rule how urgent it is and what to do', () => {
    expect(rules.length).toBeGreaterThanOrEqual(10);
    for (const { alert, labels, annotations } of rules) {
      expect(labels, alert).toMatchObject({ severity: expect.stringMatching(/^(?:page|ticket)$/) });
      expect(annotations, alert).toMatchObject({ summary: expect.any(String), action: expect.any(String) });
    }
  });
});
