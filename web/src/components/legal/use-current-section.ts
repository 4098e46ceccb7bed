import { useEffect, useState } from 'react';

/** How far down the window a section counts as the one that is read: below the header, above the middle. */
const readingLine = '-25% 0px -74% 0px';

/**
 * The section that is being read, by the id of its element; null above the first.
 * @param ids of the sections, in the order of the page.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(read.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
}
