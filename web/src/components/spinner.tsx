/** Says by turning that something is under way; the words beside it say what. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 animate-spin" fill="none" strokeWidth="2.5" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.3" />
      <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
