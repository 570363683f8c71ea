/** Who runs the product at this address, as the server writes it on the page's root element; null: not configured. */
export interface Operator {
  name: string;
  code: string | null;
  address: string | null;
  email: string | null;
}

export function readOperator(): Operator | null {
  // The build renders the landing page without a document.
  const written = typeof document === 'undefined' ? undefined : document.documentElement.dataset['operator'];
  return written === undefined ? null : (JSON.parse(written) as Operator);
}
