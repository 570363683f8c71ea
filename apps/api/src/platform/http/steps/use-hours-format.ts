import { withHoursFormat } from '../../text/format-of.ts';
import type { Step } from './step.ts';

/** Texts that are written from here on give hours as the caller has chosen. */
export const useHoursFormat: Step = ({ caller }, next) => withHoursFormat(caller?.hoursFormat ?? 'decimal', next);
