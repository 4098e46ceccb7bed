/** A change of the method that can change a figure or what is said about it. */
export interface MethodChange {
  /** ISO date. */
  readonly date: string;
  readonly text: string;
}

/** The newest first. */
export const methodChanges: readonly MethodChange[] = [
  {
    date: '2026-11-23',
    text: 'The central figure of text, 0.34 Wh, now rests on a paper that publishes its method instead of a remark that does not, and newer studies are listed with the reason why they leave the range as it is. No figure changed.',
  },
  {
    date: '2026-11-22',
    text: 'The result says where our figure stands against the evidence and why. Steps to take count the smaller saving of our weights and of the evidence; team size is no longer among them. No figure changed.',
  },
  {
    date: '2026-11-21',
    text: 'First version: five weights, and the range of published evidence beside them.',
  },
];

/** Names the method that gave a figure, in files and links that people keep. */
export const methodVersion = '2026-11-23';
