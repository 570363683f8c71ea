import { z } from 'zod';

/** An ID, or the name of a template or role. */
export const name = z.string().min(1).max(200);
export const count = z.int().min(0).max(10_000);
