import { LegalDocument } from '../../components/legal/legal-document.tsx';
import { terms } from './content/terms.ts';

/** The agreement on using the service. */
export function Page() {
  return <LegalDocument {...terms} />;
}
