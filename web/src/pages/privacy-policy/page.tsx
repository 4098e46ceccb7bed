import { LegalDocument } from '../../components/legal/legal-document.tsx';
import { privacyPolicy } from './content/privacy-policy.ts';

/** What is held about visitors, why and for how long. */
export function Page() {
  return <LegalDocument {...privacyPolicy} />;
}
