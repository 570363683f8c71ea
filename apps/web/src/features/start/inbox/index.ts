import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export type { FirstRequestsProps } from './first-requests.tsx';

export const FirstRequests = lazyPart(
  async () => (await Promise.all([import('./first-requests.tsx'), loadTexts('requests')]))[0].FirstRequests,
);
