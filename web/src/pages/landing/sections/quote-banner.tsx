import { Quotation } from '../../../components/quotation.tsx';
import { quote } from '../content/introduction.ts';

/** The idea behind the product, in one sentence. */
export function QuoteBanner() {
  return (
    <section aria-label="Our idea" className="bg-deep py-20 text-on-deep md:py-28">
      <div className="container-page">
        <Quotation {...quote} />
      </div>
    </section>
  );
}
