import { Component, Suspense, type ReactNode } from 'react';
import { Attempt } from './lazy-part.tsx';

interface OptionalPartProps {
  /** Shown until the part is loaded, and when it can't be loaded or rendered. */
  fallback?: ReactNode;
  /** When this changes, a part that failed to load is requested again. */
  place?: unknown;
  children: ReactNode;
}

/**
 * A part that a page works without: if its file fails to load, nothing else breaks, and it is loaded when the
 * connection is back or when it is requested or drawn again (`lazyPart`). A class, because React requires one.
 */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean; attempt: number }> {
  override state = { hasFailed: false, attempt: performance.now() };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.again);
  }

  override componentDidUpdate({ place }: OptionalPartProps) {
    if (place !== this.props.place) this.again();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.again);
  }

  private readonly again = () => {
    if (this.state.hasFailed) this.setState({ hasFailed: false, attempt: performance.now() });
  };

  override render() {
    const { fallback = null, children } = this.props;
    if (this.state.hasFailed) return fallback;
    return (
      <Attempt value={this.state.attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Attempt>
    );
  }
}
