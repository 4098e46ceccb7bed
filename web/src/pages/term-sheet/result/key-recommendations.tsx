/** What to ask for, the most important first. */
export function KeyRecommendations({ recommendations }: { readonly recommendations: readonly string[] }) {
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommendations" className="card p-5 md:p-8">
      <h2 id="recommendations" className="text-2xl">
        Key Recommendations
      </h2>
      <ol className="mt-4 grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-primary">
        {recommendations.map((recommendation) => (
          <li key={recommendation} className="max-w-[75ch] pl-1">
            {recommendation}
          </li>
        ))}
      </ol>
    </section>
  );
}
