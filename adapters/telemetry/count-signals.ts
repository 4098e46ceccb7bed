import { Counter, Histogram, type Registry } from 'prom-client';
import type { Signal, SignalListener } from './signals.ts';

const workBucketsSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const modelBucketsSeconds = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 90];

/** Counts signals in a registry. Every label comes from a fixed list or from the configuration, never from input. */
export function countSignals(registry: Registry): SignalListener {
  const counters = openCounters(registry);
  return (signal) => count(counters, signal);
}

type Counters = ReturnType<typeof openCounters>;

function openCounters(registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  return {
    modelCalls: counter('fettle_model_calls_total', 'Calls to the language model', ['provider', 'outcome']),
    modelTries: counter('fettle_model_extra_tries_total', 'Calls that were made again', ['provider', 'why']),
    modelTokens: counter('fettle_model_tokens_total', 'Tokens, as the provider counts them', [
      'provider',
      'direction',
    ]),
    modelSeconds: histogram(
      'fettle_model_call_duration_seconds',
      'Time of a call with its retries',
      ['provider'],
      modelBucketsSeconds,
    ),
    modelAnswers: counter(
      'fettle_model_findings_total',
      'What a model named, and whether it passed the checks',
      ['provider', 'verdict'],
    ),
    limits: counter('fettle_limit_decisions_total', 'Decisions of the rate limits', ['limit', 'decision']),
    work: counter('fettle_work_ended_total', 'Work of the worker processes by how it ended', ['outcome']),
    workSeconds: histogram(
      'fettle_work_duration_seconds',
      'Time of a piece of work, the queue included',
      [],
      workBucketsSeconds,
    ),
    mails: counter('fettle_mail_outcomes_total', 'What became of mails that were tried', ['outcome']),
    signUps: counter('fettle_sign_ups_total', 'Sign-ups by outcome', ['outcome']),
  };
}

function count(counters: Counters, signal: Signal): void {
  switch (signal.event) {
    case 'model-call-end': {
      const { provider, outcome } = signal;
      counters.modelCalls.inc({ provider, outcome });
      counters.modelTries.inc({ provider, why: 'retry' }, signal.retries);
      counters.modelTries.inc({ provider, why: 'repair' }, signal.repairs);
      counters.modelTokens.inc({ provider, direction: 'input' }, signal.inputTokens);
      counters.modelTokens.inc({ provider, direction: 'output' }, signal.outputTokens);
      counters.modelSeconds.observe({ provider }, signal.durationMs / 1000);
      return;
    }
    case 'model-answer-checked': {
      const { provider, offered, accepted } = signal;
      counters.modelAnswers.inc({ provider, verdict: 'accepted' }, accepted);
      counters.modelAnswers.inc({ provider, verdict: 'rejected' }, Math.max(0, offered - accepted));
      return;
    }
    case 'limit-decision':
      counters.limits.inc({ limit: signal.limit, decision: signal.allowed ? 'allowed' : 'refused' });
      return;
    case 'work-end':
      counters.work.inc({ outcome: signal.outcome });
      counters.workSeconds.observe(signal.durationMs / 1000);
      return;
    case 'mail-run-end':
      for (const [outcome, mails] of Object.entries(signal.report)) counters.mails.inc({ outcome }, mails);
      return;
    case 'sign-up-end':
      counters.signUps.inc({ outcome: signal.outcome });
  }
}
