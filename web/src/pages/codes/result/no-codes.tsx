import type { ShownClassification } from '../../../api/classify.ts';
import { ExampleChips } from '../form/example-chips.tsx';

/** One honest card where nothing fits, with examples to start from. */
export function NoCodes({ result }: { readonly result: ShownClassification }) {
  return (
    <div className="mt-6">
      <h3 className="text-xl">We could not tell what the business does</h3>
      <p className="mt-2 mb-5 max-w-[80ch]">{result.reasoning}</p>
      <ExampleChips />
    </div>
  );
}
