const shape = 'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink no-underline';
const pointedAt = 'hover:bg-primary-soft hover:text-primary';
const current =
  'aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8';

/** How everything looks that can be chosen in the header. */
export const headerLinkClass = `${shape} ${pointedAt} ${current}`;
