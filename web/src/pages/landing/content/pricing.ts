import { brand } from '../../../../../core/brand/brand.ts';

/** A plan as the landing page shows it. The price of a contract is in the terms. */
export interface PricingPlan {
  readonly name: string;
  /** As shown: 'Free', '£20', 'Custom'. */
  readonly price: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly highlight: boolean;
  readonly buttonText: string;
  readonly buttonLink: string;
}

export const plans: readonly PricingPlan[] = [
  {
    name: 'Freemium',
    price: 'Free',
    description: 'To find your feet.',
    features: ['10 AI interactions per month', 'Comprehensive operational guidance', 'Standard support'],
    highlight: false,
    buttonText: 'Go to the app',
    buttonLink: brand.links.app,
  },
  {
    name: 'Boost your business',
    price: '£20',
    description: 'Or £200 per year, per site.',
    features: [
      'One operating site',
      'Unlimited AI interactions',
      'Premium business builder support',
      'Maximum 5 users per account',
    ],
    highlight: true,
    buttonText: 'Go to the app',
    buttonLink: brand.links.app,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'For more than one site.',
    features: ['Custom integrations', 'Dedicated account manager', 'Multiple site management'],
    highlight: false,
    buttonText: 'Coming soon!',
    buttonLink: '#contact',
  },
];

export const pricing = {
  title: 'Plain prices',
  text: 'Start free. Pay when it saves you more than it costs.',
} as const;

/** '/month' follows a price in figures; 'Free' and 'Custom' stand alone. */
export function priceSuffix(price: string): string {
  return price === 'Free' || price === 'Custom' ? '' : '/month';
}
