/** A tree of drawers that narrows down to one marked card. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 420 300"
      className="mx-auto w-full max-w-md"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="stroke-primary">
        <path d="M40 120h70v60H40zM62 150h26" />
        <path d="M110 150h30M140 66v168M140 66h26M140 150h26M140 234h26" />
        <path d="M166 44h70v44h-70zM188 66h26M166 128h70v44h-70zM188 150h26M166 212h70v44h-70zM188 234h26" />
        <path d="M236 150h28M264 108v84M264 108h26M264 192h26" />
        <path d="M290 166h92v52h-92z" />
      </g>
      <path d="M290 82h92v52h-92z" className="fill-accent/25 stroke-accent" />
      <path d="M308 108l10 10 20-22M350 100h14M350 116h14M312 186h48M312 200h30" className="stroke-primary" />
    </svg>
  );
}
