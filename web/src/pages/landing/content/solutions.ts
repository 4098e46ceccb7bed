/** One audience: what it gains, and the colours its card wears. */
export interface SolutionCard {
  readonly title: string;
  readonly benefits: readonly string[];
  readonly theme: SolutionTheme;
}

export type SolutionTheme = 'bottle' | 'clay' | 'slate' | 'marigold';

export const solutions = {
  title: 'Made for how you work',
  text: 'Four kinds of organisation, one way to keep things in order.',
  cards: [
    {
      title: 'Small Businesses',
      theme: 'bottle',
      benefits: [
        'Suppliers, renewals and documents in one place',
        'Policies and letters drafted for you to check',
        'Alerts before a certificate or contract lapses',
        'Answers to daily questions from Susan',
        'A free plan to start on',
      ],
    },
    {
      title: 'Enterprise & Supply Chain',
      theme: 'clay',
      benefits: [
        'One onboarding process for every supplier',
        'Supplier risks in view before they reach you',
        'Sustainability followed along the chain',
        'Several sites managed together',
        'Integrations made for your systems',
      ],
    },
    {
      title: 'Public Sector',
      theme: 'slate',
      benefits: [
        'Free access to compliance tools',
        'Aligned with the Procurement Act 2023',
        'Supplier records ready for audit',
        'Notice before contracts end',
        'Environmental evidence kept with each supplier',
      ],
    },
    {
      title: 'Charity Sector',
      theme: 'marigold',
      benefits: [
        'Free compliance platform',
        'Policies drafted for trustees to review',
        'Reminders of filings and renewals',
        'Records that funders can follow',
        'Sustainability without a consultant',
      ],
    },
  ],
} as const satisfies { title: string; text: string; cards: readonly SolutionCard[] };
