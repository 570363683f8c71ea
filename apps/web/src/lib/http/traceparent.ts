/**
 * The header that begins a trace with this request (W3C Trace Context), if the server traces requests: it says so on
 * the page's root element. Else nothing.
 */
export function traceHeader(): { traceparent?: string } {
  if (document.documentElement.dataset['traced'] === undefined) return {};
  const [trace, span] = [hex(16), hex(8)];
  return { traceparent: `00-${trace}-${span}-01` };
}

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
