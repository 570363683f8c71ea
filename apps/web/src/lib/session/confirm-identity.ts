/** Shows the dialog; true when the user has confirmed who they are, false when they gave up. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Called by the one place that can show the dialog. Returns a function that takes it back. */
export function setAsker(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Asks the user to confirm who they are; calls that are rejected at the same time share one question. */
export function confirmIdentity(): Promise<boolean> {
  if (asker === null) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
}
