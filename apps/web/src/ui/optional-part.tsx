import { Component, Suspense, type ReactNode } from 'react';

interface OptionalPartProps {
  /** What holds the place until the part is there, and when it cannot be loaded or drawn. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that a page does without: one lost file takes nothing else away. A class, because React has no other way. */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
