import { SolutionsCarousel } from './carousel/solutions-carousel.tsx';
import { AskAssistant } from './sections/ask-assistant.tsx';
import { Comparison } from './sections/comparison.tsx';
import { Contact } from './sections/contact.tsx';
import { Features } from './sections/features.tsx';
import { FreeTools } from './sections/free-tools.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Pricing } from './sections/pricing.tsx';
import { QuoteBanner } from './sections/quote-banner.tsx';

/** Home: what the product is, for whom, what it costs, and how to hear more. */
export function Page() {
  return (
    <>
      <Hero />
      <FreeTools />
      <Comparison />
      <Features />
      <SolutionsCarousel />
      <QuoteBanner />
      <HowItWorks />
      <AskAssistant />
      <Pricing />
      <Contact />
    </>
  );
}
