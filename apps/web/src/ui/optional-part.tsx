import { Component, Suspense, type ReactNode } from 'react';
import { Attempt } from './lazy-part.tsx';

interface OptionalPartProps {
  /** What holds the place until the part is there, and when it cannot be loaded or drawn. */
  fallback?: ReactNode;
  /** When this changes, a part that was lost is asked for again. */
  place?: string | number;
  children: ReactNode;
}

let attempts = 0;

/**
 * A part that a page does without: one lost file takes nothing else away, and comes when the line is back or when it is asked for again
 * (`lazyPart`). A class, because React has no other way.
 */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean; attempt: number }> {
  override state = { hasFailed: false, attempt: attempts };

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
    if (!this.state.hasFailed) return;
    attempts += 1;
    this.setState({ hasFailed: false, attempt: attempts });
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
