/** The data stored between the steps. */
export interface PendingProject {
  name: string;
  description: string;
  subscriptionId: string;
}
