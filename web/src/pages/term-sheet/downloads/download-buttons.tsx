import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { Button } from '../../../components/button.tsx';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import type { DownloadForm } from './save-report.ts';

const forms: readonly { readonly form: DownloadForm; readonly name: string }[] = [
  { form: 'docx', name: 'Word' },
  { form: 'html', name: 'Web page' },
  { form: 'md', name: 'Markdown' },
  { form: 'csv', name: 'CSV of the facts' },
  { form: 'json', name: 'JSON' },
];

/** Ways to take the report away as a file. All of them are made in the browser. */
export function DownloadButtons({ analysis }: { readonly analysis: ShownAnalysis }) {
  const file = useTermSheetStore((state) => state.file);
  const save = async (form: DownloadForm) => {
    // The writers are loaded only for those who want a file.
    const { saveReport } = await import('./save-report.ts');
    await saveReport(analysis, form, file?.name ?? null);
  };
  return (
    <fieldset className="no-print mt-4 flex flex-wrap items-center gap-x-1 max-lg:border-t max-lg:border-line max-lg:pt-3">
      <legend className="sr-only">Download the report</legend>
      <span aria-hidden="true" className="mr-2 text-sm text-muted max-sm:w-full">
        Download
      </span>
      <div className="flex flex-wrap gap-x-1 max-sm:-ml-3">
        {forms.map(({ form, name }) => (
          <Button key={form} look="quiet" onClick={() => void save(form)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
