/** A filing drawer, pulled out, with one folder missing. */
export function NotFoundPicture() {
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
        <path d="M60 150h300v130H60z" />
        <path d="M60 150l36-44h228l36 44" />
        <path d="M176 214h68v22h-68z" />
        <path d="M112 132V70h52l10-14h46v76" />
        <path d="M290 132V78h20v54" />
        <path d="M40 280h340" />
      </g>
      <g className="stroke-accent">
        <path d="M234 132V64h40v68" strokeDasharray="7 9" />
        <path d="M248 92c0-8 14-8 14 1c0 7-8 6-8 13M254 115v.5" />
      </g>
    </svg>
  );
}
