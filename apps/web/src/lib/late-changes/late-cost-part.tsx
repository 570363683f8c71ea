import type { ComponentProps } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import type * as parts from './late-cost.tsx';

const load = async () => (await Promise.all([import('./late-cost.tsx'), loadTexts('windows')]))[0];

const Cost = lazyPart(async () => (await load()).LateCost);
const Total = lazyPart(async () => (await load()).LateTotal);

/** What the late change of a shift costs, with its texts. Nothing where it is in time. */
export const LateCost = (props: ComponentProps<typeof parts.LateCost>) => (
  <OptionalPart>
    <Cost {...props} />
  </OptionalPart>
);

/** What all late changes of a list cost together. Nothing where nothing is to pay. */
export const LateTotal = (props: ComponentProps<typeof parts.LateTotal>) => (
  <OptionalPart>
    <Total {...props} />
  </OptionalPart>
);
