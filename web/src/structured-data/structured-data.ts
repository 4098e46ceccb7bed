import { brand } from '../../../core/brand/brand.ts';
import type { FaqItem } from '../components/faq.tsx';
import { carbonFaq } from '../pages/carbon/content/faq.ts';
import { codesFaq } from '../pages/codes/content/faq.ts';
import { termSheetFaq } from '../pages/term-sheet/content/faq.ts';
import type { SiteRoute } from '../routes/site-route.ts';

const context = 'https://schema.org';

/** Questions that a page shows, word for word. */
const faqs: Readonly<Record<string, readonly FaqItem[]>> = {
  '/aicarbon': carbonFaq,
  '/term-sheet-checker': termSheetFaq,
  '/companycodelookup': codesFaq,
};

/** JSON-LD of a page. Only what the page says: no ratings, and prices only where they are 0. */
export function structuredData(route: SiteRoute, origin: string): readonly object[] {
  const data: object[] = [];
  if (route.path === '/') {
    data.push(organisation(origin), {
      '@context': context,
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      inLanguage: 'en-GB',
    });
  } else {
    data.push(breadcrumbs(route, origin));
  }
  if (route.kind === 'tool') data.push(webApplication(route, origin));
  const faq = faqs[route.path];
  if (faq) data.push(faqPage(faq));
  return data;
}

function organisation(origin: string): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.company.legalName,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  };
}

function breadcrumbs(route: SiteRoute, origin: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: route.name, item: origin + route.path },
    ],
  };
}

function webApplication(route: SiteRoute, origin: string): object {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: route.name,
    url: origin + route.path,
    description: route.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    keywords: route.keywords?.join(', '),
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
  };
}

function faqPage(items: readonly FaqItem[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
