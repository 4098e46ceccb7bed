interface KeyRecommendationsProps {
  readonly recommendations: readonly string[];
  /** Within another card, where there are few. */
  readonly within?: boolean;
}

/** What to ask for, the most important first. */
export function KeyRecommendations({ recommendations, within = false }: KeyRecommendationsProps) {
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommendations" className={within ? '' : 'card p-5 md:p-8'}>
      <h2 id="recommendations" className={within ? 'text-lg' : 'text-2xl'}>
        Key Recommendations
      </h2>
      <ol
        className={`list-decimal gap-x-12 pl-6 marker:font-semibold marker:text-primary ${within ? 'mt-2' : 'mt-4 lg:columns-2'}`}
      >
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
