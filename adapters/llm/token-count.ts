import { z } from 'zod';

/** A number of tokens as a provider counted it; 0 where it says nothing that can be counted with. */
export const tokenCount = z.number().int().min(0).max(1e9).catch(0);
