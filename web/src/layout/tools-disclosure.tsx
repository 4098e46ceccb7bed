import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { AppLink } from '../components/app-link.tsx';
import { Icon } from '../components/icon.tsx';
import { freeTools } from '../content/free-tools.ts';
import { headerLinkClass } from './header-link-class.ts';

interface ToolsDisclosureProps {
  readonly pathname: string;
  /** A panel that hangs from the header, or lines that open within the menu of small screens. */
  readonly look: 'panel' | 'lines';
  readonly onChoose?: () => void;
}

const lists = {
  panel:
    'absolute top-full left-0 z-10 mt-1 w-80 rounded-card border border-line bg-surface p-2 shadow-lg max-md:static max-md:w-auto',
  lines: 'pb-2 pl-3',
} as const;

/** The three tools behind one word; it opens without script too. */
export function ToolsDisclosure({ pathname, look, onChoose }: ToolsDisclosureProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const isPanel = look === 'panel';

  const close = () => disclosure.current?.removeAttribute('open');

  // A panel lies over the page: whoever turns to something else is done with it.
  useEffect(() => {
    if (!isPanel) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !disclosure.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !disclosure.current?.open) return;
    event.stopPropagation();
    close();
    disclosure.current.querySelector('summary')?.focus();
  }

  function closeOnLeave({ relatedTarget }: FocusEvent) {
    if (isPanel && relatedTarget instanceof Node && !disclosure.current?.contains(relatedTarget)) close();
  }

  function choose() {
    close();
    onChoose?.();
  }

  return (
    // Keys and focus are those of the summary and the links inside.
    <details
      ref={disclosure}
      className="details-plain group relative"
      onKeyDown={closeByKey}
      onBlur={closeOnLeave}
    >
      <summary className={`${headerLinkClass} gap-1.5`}>
        Free tools
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className={lists[look]}>
        {freeTools.map(({ path, name, gives }) => (
          <li key={path}>
            <AppLink
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              onClick={choose}
              className="block rounded-control px-3 py-2.5 text-ink no-underline hover:bg-primary-soft aria-[current]:bg-primary-soft"
            >
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted">{gives}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
