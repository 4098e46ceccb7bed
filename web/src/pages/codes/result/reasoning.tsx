import type { ShownClassification } from '../../../api/classify.ts';

/** Why these codes: one sentence, which opens to the rest. */
export function Reasoning({ reasoning, engine }: Pick<ShownClassification, 'reasoning' | 'engine'>) {
  const [first, rest] = firstSentence(reasoning);
  return (
    <div className="mt-6 rounded-control bg-sunken p-5">
      <h3 className="text-lg">Classification Reasoning</h3>
      <p className="mt-2 max-w-[80ch] whitespace-pre-line">{first}</p>
      {rest || engine ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-primary">
            All of the reasoning
          </summary>
          {rest ? <p className="max-w-[80ch] whitespace-pre-line">{rest}</p> : null}
          {engine ? <p className="mt-3 text-sm text-muted">{engineSentence(engine)}</p> : null}
        </details>
      ) : null}
    </div>
  );
}

/** A sentence ends before a capital or a quotation mark; `n.e.c.` and `Rev. 4` end none. */
function firstSentence(text: string): readonly [string, string] {
  const end = /(?<=[^.\s]{3}[.!?]["”)]?)\s+(?=[A-Z"“])/.exec(text);
  return end ? [text.slice(0, end.index), text.slice(end.index).trim()] : [text, ''];
}

function engineSentence({ provider, model, fallback }: NonNullable<ShownClassification['engine']>): string {
  const name =
    provider === 'builtin'
      ? 'Our built-in engine answered.'
      : `Answered by ${provider}${model ? ` (${model})` : ''}.`;
  return fallback ? `${name} ${fallback}` : name;
}
