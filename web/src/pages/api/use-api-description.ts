import { useEffect, useState } from 'react';
import { type ApiDescription, readApiDescription } from '../../api/api-description.ts';

/** The description of the API: `null` while it is read, `failed` where it cannot be. */
export function useApiDescription(): ApiDescription | 'failed' | null {
  const [description, setDescription] = useState<ApiDescription | 'failed' | null>(null);
  useEffect(() => {
    let shown = true;
    readApiDescription().then(
      (read) => shown && setDescription(read),
      () => shown && setDescription('failed'),
    );
    return () => {
      shown = false;
    };
  }, []);
  return description;
}
