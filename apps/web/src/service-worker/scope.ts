/** The service worker API, as far as ours uses it: the types of pages and of workers can't be used in one program. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationClickEvent extends WorkerEvent {
  /** The pressed button; empty: the notification itself. */
  readonly action: string;
  readonly notification: { readonly data: unknown; close(): void };
}

/** An open page of ours that this worker serves. */
interface PageClient {
  focus(): Promise<PageClient>;
  postMessage(message: { goTo: string }): void;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: { type: 'window' }): Promise<PageClient[]>;
    openWindow(url: string): Promise<PageClient | null>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly location: Location;
}

export const scope = globalThis as unknown as WorkerScope;
