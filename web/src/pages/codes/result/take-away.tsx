import { useState } from 'react';
import type { ShownClassification } from '../../../api/classify.ts';
import { Button } from '../../../components/button.tsx';
import { fragmentOf } from '../../../stores/codes-link.ts';
import { useCodesStore } from '../../../stores/codes-store.ts';
import { codesAsCsv, codesAsText } from '../../../stores/codes-table.ts';

/** What can be done with the codes: copy, save, print, and a link that asks the same again. */
export function TakeAway({ result }: { readonly result: ShownClassification }) {
  const [said, setSaid] = useState('');
  const asked = useCodesStore((state) => state.asked);

  function copy(text: string, done: string) {
    navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid('The browser did not allow copying.'),
    );
  }

  function copyLink() {
    const fragment = fragmentOf({
      description: asked?.businessDescription ?? '',
      codeType: codeTypeOf(asked?.existingCode?.type),
      codeNumber: asked?.existingCode?.code ?? '',
    });
    copy(`${window.location.origin}${window.location.pathname}${fragment}`, 'Link copied');
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
      <Button look="secondary" onClick={copyLink}>
        Copy link
      </Button>
      <span aria-live="polite" className="text-sm text-muted">
        {said}
      </span>
    </div>
  );
}

/** The form knows the four types of its list. */
function codeTypeOf(type: string | undefined): 'SIC' | 'NAICS' | 'ISIC' | 'CPV' | '' {
  return type === 'SIC' || type === 'NAICS' || type === 'ISIC' || type === 'CPV' ? type : '';
}

function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'company-codes.csv';
  link.click();
  URL.revokeObjectURL(address);
}
