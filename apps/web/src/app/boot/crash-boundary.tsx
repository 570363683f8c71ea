import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface CrashBoundaryProps {
  /** A new location is a new attempt. */
  place: string;
  children: ReactNode;
}

/** Shows the crash page instead of a page that could not be loaded or rendered. A class, because React requires one. */
export class CrashBoundary extends Component<CrashBoundaryProps, { place: string; hasFailed: boolean }> {
  override state = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: { place: string }) {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}
