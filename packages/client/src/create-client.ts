import { namedEndpoints, type AnyEndpoint, type features } from '@pamaina/contract';
import { callEndpoint, type ClientOptions, type Input, type Output } from './call.ts';

export type { ClientOptions };

type CallOf<E extends AnyEndpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>) => Promise<Output<E>>
    : (input: Input<E>) => Promise<Output<E>>;

type CallsOf<Feature> = {
  readonly [
    Name in keyof Feature as Feature[Name] extends AnyEndpoint ? Name : never
  ]: Feature[Name] extends AnyEndpoint ? CallOf<Feature[Name]> : never;
};

/** Every endpoint of the API as a function, by feature and name. */
export type Client = { readonly [Name in keyof typeof features]: CallsOf<(typeof features)[Name]> };

/** @param options where the API is, and as whom it is called */
export function createClient(options: ClientOptions): Client {
  const client: Record<string, Record<string, unknown>> = {};
  for (const { feature, name, endpoint } of namedEndpoints)
    (client[feature] ??= {})[name] = (input = {}) => callEndpoint(options, endpoint, input);
  // Made from the same records as its type.
  return client as Client;
}
