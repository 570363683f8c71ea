import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface CrashBoundaryProps {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
}

/** Shows the crash page instead of a page that could not be loaded or drawn. A class, because React has no other way. */
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
