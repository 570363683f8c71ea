import type { placeOf } from './project-form.ts';

/** The data stored between the steps. */
export interface PendingProject {
  name: string;
  description: string;
  /** As `placeOf` made it. */
  place: ReturnType<typeof placeOf>;
  subscriptionId: string;
}
