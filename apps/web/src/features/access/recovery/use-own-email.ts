import { recovery } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

interface OwnEmail {
  email: string | null;
  verified_email: string | null;
}

/** The own address, and the one that is confirmed. */
export const useOwnEmail = (isWanted = true) =>
  useQuery<OwnEmail>({
    queryKey: ['profile', 'email'],
    queryFn: ({ signal }) => call(recovery.getEmail, { signal }),
    enabled: isWanted,
  });

export const isConfirmed = ({ email, verified_email: verified }: OwnEmail): boolean =>
  email !== null && email.toLowerCase() === verified?.toLowerCase();
