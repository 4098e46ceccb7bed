import type { ReactNode } from 'react';
import type { CodeType } from '../../../../../core/codes/classification.ts';
import type { ChildCode } from '../../../../../core/codes/looked-up-code.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useCodeTablesStore } from '../../../stores/code-tables-store.ts';

interface CodeRowProps {
  readonly type: CodeType;
  readonly item: ChildCode;
  readonly children?: ReactNode;
}

/** One code of a list: its title, a way into it, and a copy. */
export function CodeRow({ type, item: { code, title, children: inside }, children }: CodeRowProps) {
  const goTo = useCodeTablesStore((state) => state.goTo);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 py-3 sm:grid-cols-[8.5rem_1fr_auto]">
      <p className="font-display text-lg leading-11 font-medium tabular-nums">{code}</p>
      <div className="col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:py-2.5">
        <p className="font-medium">{title}</p>
        {children}
      </div>
      <div className="col-start-2 row-start-1 flex items-center gap-4 sm:col-start-3">
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-primary hover:bg-primary-soft"
          aria-label={inside > 0 ? `Look inside ${code} ${title}` : `What it covers: ${code} ${title}`}
          onClick={() => goTo(code)}
        >
          {inside > 0 ? 'Look inside' : 'What it covers'}
          <Icon name="arrow" className="size-4" />
        </button>
        <CopyButton text={code} label={`Copy ${type} code ${code}`} />
      </div>
    </li>
  );
}
