import type { dashboard } from '@pamaina/contract';
import type { LucideIcon } from 'lucide-react';

/** A line of the list of what is to do. */
export interface ToDoRow {
  key: string;
  /** The day by which, or since which, it waits: the order of the list. Empty: before everything else. */
  date: string;
  icon: LucideIcon;
  /** Broken: late. */
  tone: 'broken' | 'waiting' | 'calm';
  text: string;
  /** Of requests: which, and how many, to show them one by one. */
  requests?: { place: dashboard.RequestPlace; count: number };
  /** A page, or what is done at once. Null where it is for others to do. */
  action: { label: string; to: string } | { label: string; run: () => void; isBusy: boolean } | null;
}
