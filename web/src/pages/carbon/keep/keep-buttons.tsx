import { useEffect, useState } from 'react';
import type { CarbonAnswers } from '../../../../../core/carbon/answers.ts';
import {
  type KeptResult,
  keptResultAsCsv,
  keptResultAsJson,
} from '../../../../../core/carbon/kept-result.ts';
import { Button } from '../../../components/button.tsx';
import type { CarbonResult } from '../../../stores/carbon-transitions.ts';
import { download } from './download.ts';

const fileName = 'ai-carbon-estimate';
const thanksMs = 2000;

interface KeepButtonsProps {
  readonly answers: CarbonAnswers;
  readonly result: CarbonResult;
  readonly date: Date;
}

/** Ways to take the result away: a link, paper, files and a picture. All of them are made in the browser. */
export function KeepButtons({ answers, result, date }: KeepButtonsProps) {
  const kept: KeptResult = { answers, check: result, date: date.toISOString().slice(0, 10) };
  return (
    <fieldset className="no-print -mb-4 border-t border-line pt-3">
      <legend className="sr-only">Keep or share this result</legend>
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <CopyLinkButton />
        <Button look="quiet" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="quiet" onClick={() => save(keptResultAsCsv(kept), 'csv', 'text/csv')}>
          CSV
        </Button>
        <Button look="quiet" onClick={() => save(keptResultAsJson(kept), 'json', 'application/json')}>
          JSON
        </Button>
        <Button look="quiet" onClick={() => void savePicture(kept)}>
          Picture
        </Button>
      </div>
    </fieldset>
  );
}

function save(text: string, extension: string, type: string): void {
  download(new Blob([text], { type }), `${fileName}.${extension}`);
}

async function savePicture(kept: KeptResult): Promise<void> {
  const { drawSharePicture } = await import('./share-picture.ts');
  download(await drawSharePicture(kept), `${fileName}.png`);
}

const copyWords = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'Copy it from the address bar',
} as const;

/** The address already holds the answers; nothing is sent anywhere. */
function CopyLinkButton() {
  const [state, setState] = useState<keyof typeof copyWords>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), thanksMs);
    return () => clearTimeout(timer);
  }, [state]);

  function copy() {
    navigator.clipboard.writeText(window.location.href).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <Button look="quiet" onClick={copy}>
      <span aria-live="polite">{copyWords[state]}</span>
    </Button>
  );
}
