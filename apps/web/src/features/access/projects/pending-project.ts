/** The data stored between the steps (Spec section 3, Pending project data). */
export interface PendingProject {
  name: string;
  description: string;
  subscriptionId: string;
}
