import { ArrowLeftRight, CalendarClock, Palmtree } from 'lucide-react';

export const typeIcons = { time_off: Palmtree, shift_swap: ArrowLeftRight, schedule_change: CalendarClock };
