import { useState } from 'react';
import type { ShownClassification } from '../../../api/classify.ts';
import { Button } from '../../../components/button.tsx';
import { codesAsCsv, codesAsText } from '../../../stores/codes-table.ts';

/** What can be done with the codes: copy, save, print, and the address, which asks the same again. */
export function TakeAway({ result }: { readonly result: ShownClassification }) {
  const [said, setSaid] = useState('');

  function copy(text: string, done: string) {
    navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid('The browser did not allow copying.'),
    );
  }

  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <Button look="secondary" onClick={() => copy(codesAsText(result), 'All codes copied')}>
        Copy all
      </Button>
      <Button look="secondary" onClick={() => save(codesAsCsv(result))}>
        Save as CSV
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <Button look="secondary" onClick={() => copy(window.location.href, 'Link copied')}>
        Copy link
      </Button>
      <span aria-live="polite" className="text-sm text-muted">
        {said}
      </span>
    </div>
  );
}

function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'company-codes.csv';
  link.click();
  URL.revokeObjectURL(address);
}
