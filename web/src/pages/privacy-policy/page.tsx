import { brand } from '../../../../core/brand/brand.ts';
import { PageHero } from '../../components/page-hero.tsx';

export function Page() {
  return <PageHero title={'Privacy policy'} lead={`${brand.name} keeps small firms in good order.`} />;
}
