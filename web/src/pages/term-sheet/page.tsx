import { PageHero } from '../../components/page-hero.tsx';

export function Page() {
  return <PageHero eyebrow="Free tool" title="Term sheet checker" />;
}
