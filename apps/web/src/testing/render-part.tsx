import { render } from '@testing-library/react';
import i18n from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../lib/http/query-client.ts';
import { RouterEntry } from '../lib/session/router-entry.tsx';
import { BrowserFrame } from './browser-frame.tsx';

/** One part of a page with all of its providers, in English unless another language is given. */
export async function renderPart(part: ReactNode, { language = 'en', client = createQueryClient() } = {}) {
  await i18n.changeLanguage(language);
  return render(
    <BrowserFrame client={client}>
      <MemoryRouter>
        <RouterEntry>{part}</RouterEntry>
      </MemoryRouter>
    </BrowserFrame>,
  );
}
