import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Section } from '../../../components/section.tsx';
import { type PricingPlan, plans, priceSuffix, pricing } from '../content/pricing.ts';

/** The three plans. */
export function Pricing() {
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.text} tone="sunken">
      <ul className="grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <Plan key={plan.name} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}

function Plan({ plan }: { readonly plan: PricingPlan }) {
  const { name, price, description, features, highlight, buttonText, buttonLink } = plan;
  const suffix = priceSuffix(price);
  return (
    <li
      className={`card relative flex flex-col p-7 md:p-8 ${highlight ? 'border-primary ring-1 ring-primary' : ''}`}
    >
      <h3>{name}</h3>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="font-display text-5xl">{price}</span>
        {suffix ? <span className="text-muted">{suffix}</span> : null}
      </p>
      <p className="mt-2 text-muted">{description}</p>
      <ul className="mt-6 mb-8 grid gap-3 border-t border-line pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink to={buttonLink} look={highlight ? 'primary' : 'secondary'} className="mt-auto w-full">
        {buttonText}
      </ButtonLink>
    </li>
  );
}
