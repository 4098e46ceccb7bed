import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';

/** A delivery that has been checked: supplier onboarding and risk. */
export function CheckedDelivery({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <path className={patch} d="M17 35h58v40H17z" />
      <path className={solid} d="M12 30h58v40H12zM70 42h18l14 14v14H70z" />
      <path d="M77 49h9l7 8H77zM22 42h20M22 50h12" />
      <circle className={solid} cx="32" cy="72" r="9" />
      <circle className={solid} cx="86" cy="72" r="9" />
      <path d="M32 72h.1M86 72h.1" strokeWidth="4" />
      <circle className={solid} cx="100" cy="24" r="15" />
      <path d="m93 24 5 6 9-12" />
      <path d="M4 86h92M106 86h14" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A month with one day that rings: renewals and compliance. */
export function RingingCalendar({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <rect className={solid} x="12" y="18" width="76" height="66" rx="6" />
      <circle className={patch} cx="41" cy="52" r="9" />
      <path d="M12 36h76M32 11v14M68 11v14" />
      <path d="M26 50h64M26 62h64M26 74h64" strokeWidth="3.5" strokeDasharray="0.1 11.9" />
      <path className={patch} d="M90 79c6-4 6-9 6-17a14 14 0 0 1 28 0c0 8 0 13 5 17z" />
      <path className={solid} d="M82 76c6-4 6-9 6-17a14 14 0 0 1 28 0c0 8 0 13 6 17z" />
      <path d="M96 82a6 6 0 0 0 12 0M102 45v-5M80 46c1-4 3-7 6-10M124 46c-1-4-3-7-6-10" />
    </Drawing>
  );
}

/** A sheet half written, with its pen: documents that stay drafts. */
export function DraftDocument({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <path className={patch} d="M27 17h40l15 15v57H27z" />
      <path className={solid} d="M22 11h40l15 15v57H22zM62 11v15h15" />
      <path d="M32 26h18M32 38h34M32 48h34M32 58h20" />
      <path d="M32 70h12" strokeDasharray="3 5" />
      <path className={solid} d="m106 22 9 8-40 46-13 6 4-14z" />
      <path d="m98 31 9 8M66 68l9 8" />
      <path d="M86 84h34" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** A question and an ordered answer: the assistant. */
export function ShortConversation({ className }: PictureProps) {
  return (
    <Drawing width={128} height={96} className={className}>
      <path
        className={patch}
        d="M17 19h54a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H33L21 59V49h-4a6 6 0 0 1-6-6V25a6 6 0 0 1 6-6z"
      />
      <path d="M14 13h54a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H30L18 53V43h-4a6 6 0 0 1-6-6V19a6 6 0 0 1 6-6z" />
      <path d="M20 24h40M20 33h26" />
      <path
        className={solid}
        d="M52 38h62a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-3v9L99 82H52a6 6 0 0 1-6-6V44a6 6 0 0 1 6-6z"
      />
      <path d="m55 51 4 4 6-8M72 51h38M55 66l4 4 6-8M72 66h26" />
    </Drawing>
  );
}
