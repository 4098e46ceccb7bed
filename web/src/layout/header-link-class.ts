/** How everything looks that can be chosen in the header. */
export const headerLinkClass =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink no-underline hover:bg-primary-soft hover:text-primary aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8';
