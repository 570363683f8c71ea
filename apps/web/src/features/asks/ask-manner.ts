/** How a manager asks: what was chosen last on this device is proposed next. */
export interface AskManner {
  way: 'in_order' | 'all';
  minutes: number;
  needs_approval: boolean;
}

const KEPT = 'askManner';
export const MINUTES = [15, 30, 60, 120, 240, 720, 1440] as const;
const initial: AskManner = { way: 'in_order', minutes: 30, needs_approval: false };

export function lastManner(): AskManner {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<keyof AskManner, unknown>>;
    return {
      way: kept.way === 'all' ? 'all' : initial.way,
      minutes: MINUTES.find((one) => one === kept.minutes) ?? initial.minutes,
      needs_approval: kept.needs_approval === true,
    };
  } catch {
    return initial;
  }
}

export const keepManner = (manner: AskManner): void => localStorage.setItem(KEPT, JSON.stringify(manner));
