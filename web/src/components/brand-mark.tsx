/** The mark: three things in a row, put in good order by a tick. */
export function BrandMark({ className = 'size-8' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-deep" />
      <path
        d="M8 9.5h16M8 16h8M8 22.5h5"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        className="stroke-on-deep"
      />
      <path
        d="M15.5 20.5l3.6 3.6L25 15"
        fill="none"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </svg>
  );
}
