import { makeToken, makeUser } from './sample-session.ts';
import { stubNetwork, type SentCall } from './stub-network.ts';

/** Signs the manager of a project in pounds in, before something is rendered. */
export function beLeeds(answers: Parameters<typeof stubNetwork>[0] = {}): SentCall[] {
  const user = makeUser();
  const projects = user.projects.map((project) => ({ ...project, name: 'Leeds', country: 'GB', currency: 'GBP' }));
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  return stubNetwork({ 'GET /api/users/me': () => ({ ...user, projects }), ...answers });
}
