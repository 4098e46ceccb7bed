/** A document with one passage marked, under a magnifying glass. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 420 320"
      className="mx-auto w-full max-w-md"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="stroke-primary">
        <path d="M96 30h150l58 58v202H96z" />
        <path d="M246 30v58h58" />
        <path d="M128 88h86M128 124h144M128 152h144M128 236h144M128 264h96" />
      </g>
      <path
        d="M128 180h144M128 208h104"
        className="stroke-accent"
        strokeWidth="12"
        strokeLinecap="butt"
        opacity="0.55"
      />
      <path d="M128 180h144M128 208h104" className="stroke-primary" />
      <g className="stroke-primary">
        <circle cx="286" cy="206" r="52" className="fill-paper/70" />
        <path d="M323 243l44 44" strokeWidth="7" />
      </g>
      <path d="M264 207l15 15 30-33" className="stroke-accent" strokeWidth="5" />
    </svg>
  );
}
