/** A server with steam rising from it like from a cup. */
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
        <path d="M90 150h190v100a22 22 0 0 1-22 22H112a22 22 0 0 1-22-22z" />
        <path d="M280 176h24a34 34 0 0 1 0 68h-24" />
        <path d="M112 186h146M112 220h146" />
        <path d="M60 272h300" />
        <path d="M204 203h30M204 237h30" />
      </g>
      <g className="stroke-accent">
        <circle cx="130" cy="203" r="5" />
        <circle cx="130" cy="237" r="5" />
        <circle cx="152" cy="203" r="5" />
        <circle cx="152" cy="237" r="5" />
      </g>
      <g className="stroke-primary">
        <path d="M140 128c-16-16 16-28 0-46s10-28 0-42" />
        <path d="M230 128c-16-16 16-28 0-46s10-28 0-42" />
      </g>
      <path d="M185 128c-16-16 16-28 0-46s14-32-2-52" className="stroke-accent" />
    </svg>
  );
}
