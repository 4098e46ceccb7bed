/** A published figure that was read and stands outside the range, and why. */
export interface EvidenceNotCounted {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  /** What it says, with its unit and boundary. */
  readonly finding: string;
  readonly whyNot: string;
  readonly url: string;
}

/** When these were last read, ISO date. */
export const notCountedCheckedOn = '2026-11-23';

/** The newest first. */
export const evidenceNotCounted: readonly EvidenceNotCounted[] = [
  {
    id: 'oviedo-revised',
    title: 'Oviedo and others (Microsoft), revised edition, as reported by Dev Sustainability',
    year: 2026,
    finding:
      'Models above 200 billion parameters on H100 nodes: median 0.31 Wh a query (middle half 0.16 to 0.60), and 3.91 Wh (2.15 to 7.05) for answers fifteen times as long.',
    whyNot:
      'It lies inside our range and 9% below its central figure; long reasoning is told apart, not averaged in.',
    url: 'https://www.devsustainability.com/p/energy-use-of-ai-inference-estimates',
  },
  {
    id: 'ml-energy',
    title: 'Chung and others, Where Do the Joules Go? (arXiv 2601.22076)',
    year: 2026,
    finding:
      '46 open models measured on H100 and B200: reasoning takes up to 25 times the energy of a chat, a video more than 100 times that of an image.',
    whyNot: 'It compares tasks with each other; video and reasoning are no answers of the checker.',
    url: 'https://arxiv.org/abs/2601.22076',
  },
  {
    id: 'desnz-2026',
    title: 'UK government conversion factors 2026, as reported by Climate Essentials',
    year: 2026,
    finding:
      'The factor for electricity fell by 26%, partly because its data are now one year old instead of two.',
    whyNot:
      'The fall gives the low end of the UK grid (177 less 26% is 131 g); the central figure waits until we have seen the sheet itself.',
    url: 'https://www.climateessentials.com/articles/uk-government-releases-2026-ghg-conversion-factors-whats-changed-and-why-it-matters',
  },
  {
    id: 'mistral',
    title: 'Mistral AI, life-cycle assessment of Le Chat',
    year: 2025,
    finding: '1.14 g CO₂e for a reply of 400 tokens, the making of the hardware included.',
    whyNot: 'A wider boundary than the others’; our high end for text counts about as much.',
    url: 'https://mistral.ai/news/our-contribution-to-a-global-environmental-standard-for-ai',
  },
  {
    id: 'jegham',
    title: 'Jegham and others, How Hungry is AI? (arXiv 2505.09598)',
    year: 2025,
    finding: 'Reasoning models with long prompts: more than 29 Wh a query, inferred from response times.',
    whyNot: 'A stress case: we print it and do not average it.',
    url: 'https://arxiv.org/abs/2505.09598',
  },
];
