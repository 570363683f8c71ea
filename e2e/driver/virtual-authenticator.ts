import type { Page } from 'playwright-core';

/** A device with passkeys in this page's browser, whose user always agrees (Chrome DevTools Protocol, WebAuthn). */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user touches it and is recognised. */
    setUserAgrees: async (agrees: boolean) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: agrees });
    },
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
