import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { GenerateButton } from './generate-button.tsx';
import type { GenerateOptions } from './use-generation.ts';

test('the options open by a press, send what was typed by Enter, and close', async () => {
  const onGenerate = vi.fn<(options: GenerateOptions) => void>();
  await renderPart(
    <GenerateButton
      isDisabled={false}
      week="2026-12-07"
      roles={['cook']}
      byHand={0}
      onGenerate={onGenerate}
      isPrimary
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Generate with options' }));
  const seconds = await screen.findByLabelText('Time limit (seconds)');
  fireEvent.change(seconds, { target: { value: '7' } });
  const form = seconds.closest('form');
  if (form === null) throw new Error('The field is in no form');
  fireEvent.submit(form);
  expect(onGenerate).toHaveBeenCalledExactlyOnceWith({ seconds: 7, part: {}, keep: 'hand' });
  await vi.waitFor(() => expect(screen.queryByLabelText('Time limit (seconds)')).toBeNull());
});
