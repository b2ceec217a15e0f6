import { z } from 'zod';
import { id } from '#app/contract/tolerant.ts';

/** Content ids are strings of digits (content-api.md, 'Language and ids'). */
export const contentId = id.pipe(z.string().regex(/^\d{1,18}$/, 'is not a string of digits'));
