import { recovery } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

interface OwnEmail {
  email: string | null;
  verified_email: string | null;
}

/** The own address, and the one that is confirmed; undefined until it is loaded. */
export function useOwnEmail(isWanted = true): OwnEmail | undefined {
  const { data } = useQuery({
    queryKey: ['profile', 'email'],
    queryFn: ({ signal }) => call(recovery.getEmail, { signal }),
    enabled: isWanted,
  });
  return data;
}

export const isConfirmed = ({ email, verified_email: verified }: OwnEmail): boolean =>
  email !== null && email.toLowerCase() === verified?.toLowerCase();
