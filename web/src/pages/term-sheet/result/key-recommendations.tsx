/** What to ask for, the most important first. */
export function KeyRecommendations({ recommendations }: { readonly recommendations: readonly string[] }) {
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommendations" className="card p-5 md:p-8">
      <h2 id="recommendations" className="text-2xl">
        Key Recommendations
      </h2>
      <ol className="mt-4 list-decimal gap-x-12 pl-6 marker:font-semibold marker:text-primary lg:columns-2">
        {recommendations.map((recommendation) => (
          <li
            key={recommendation}
            className="mb-2 max-w-[75ch] break-inside-avoid pl-1 text-sm md:text-base lg:text-sm"
          >
            {recommendation}
          </li>
        ))}
      </ol>
    </section>
  );
}
