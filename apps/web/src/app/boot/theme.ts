import { Button, createTheme, type CSSVariablesResolver, type InputFactory } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { createElement } from 'react';
import { MAIN_ID } from '../../ui/main-id.ts';

/** The height of buttons and fields; 44 px on touch screens (see `theme.css`). */
const CONTROL_HEIGHT = 'var(--control-height)';

/** A dialog's head is a `header` element, but the page has a banner already. */
const notABanner = { attributes: { header: { role: 'none' } } };

/** A title of two lines, with a long name in it, keeps them apart. */
const longTitle = { title: { lineHeight: 1.35 } };

/**
 * Interface, Look: warm greys, one accent, 6 px corners, type 12 / 13 / 14 / 16 / 20 in the weights 400, 500 and 600.
 * A heading has the size of its order, nowhere one of its own. Components that the first page does not need are named,
 * not imported, because they would make its bundle larger.
 */
export const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  black: '#1f1c19',
  primaryColor: 'pine',
  // Contrast of at least 4.5 for every text in both colour schemes.
  primaryShade: 8,
  autoContrast: true,
  luminanceThreshold: 0.18,
  colors: {
    pine: [
      '#eef7f2',
      '#dcece3',
      '#b7d8c6',
      '#8fc9ab',
      '#6fbd94',
      '#52a378',
      '#439c6d',
      '#34875c',
      '#1f6b47',
      '#125536',
    ],
    gray: [
      '#faf9f7',
      '#f3f1ee',
      '#e8e5e0',
      '#dbd7d0',
      '#c8c3ba',
      '#a8a297',
      '#6b665d',
      '#57524b',
      '#3b3733',
      '#262320',
    ],
    red: ['#fff1ef', '#ffe0dc', '#fdbfb8', '#f89a90', '#f2776a', '#ea5a4b', '#dc4333', '#c93121', '#b42318', '#8f1a11'],
    dark: [
      '#e3e0db',
      '#bdb8b0',
      '#9a948b',
      '#6b665f',
      '#47433e',
      '#383430',
      '#2b2825',
      '#1f1d1b',
      '#181614',
      '#12110f',
    ],
  },
  components: {
    Button: Button.extend({
      vars: (_, { size }) => ({ root: size === undefined ? { '--button-height': CONTROL_HEIGHT } : {} }),
    }),
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: CONTROL_HEIGHT } },
    Input: {
      vars: (_: unknown, { size }: InputFactory['props']) => ({
        wrapper: size === undefined || size === 'sm' ? { '--input-height': CONTROL_HEIGHT } : {},
      }),
    },
    InputDescription: { defaultProps: { fz: 'xs' } },
    InputError: { defaultProps: { fz: 'xs' } },
    Badge: { defaultProps: { fz: 'xs' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    PasswordInput: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
        visibilityToggleIcon: ({ reveal }: { reveal: boolean }) =>
          createElement(reveal ? EyeOff : Eye, { size: 'var(--psi-icon-size)' }),
      },
    },
    Modal: {
      defaultProps: { centered: true, ...notABanner, overlayProps: { backgroundOpacity: 0.4 } },
      styles: longTitle,
    },
    Drawer: {
      defaultProps: { position: 'right', ...notABanner, overlayProps: { backgroundOpacity: 0.4 } },
      styles: longTitle,
    },
    Popover: { defaultProps: { portalProps: { target: `#${MAIN_ID}` } } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // More than a hundred options are found by typing. The list opens with a press or the first letter: a field that
    // is focused because it is wrong keeps its message in view. A typed part and Enter choose what is found first.
    Select: {
      defaultProps: {
        withScrollArea: false,
        allowDeselect: false,
        limit: 100,
        openOnFocus: false,
        selectFirstOptionOnChange: true,
      },
    },
    // Its list opens with the focus only: a press does not open it.
    TagsInput: { defaultProps: { withScrollArea: false } },
  },
});

/** Notices and badges use the background colours of `theme.css`. */
const grounds = {
  '--mantine-color-yellow-light': 'var(--waiting-soft)',
  '--mantine-color-yellow-light-color': 'var(--waiting)',
  '--mantine-color-red-light': 'var(--danger-soft)',
  '--mantine-color-red-light-color': 'var(--danger)',
  '--mantine-color-blue-light': 'var(--info-soft)',
  '--mantine-color-blue-light-color': 'var(--info)',
  '--mantine-color-pine-light': 'var(--accent-soft)',
  '--mantine-color-pine-light-hover': 'color-mix(in srgb, var(--accent-soft) 85%, var(--accent))',
  '--mantine-color-pine-light-color': 'var(--accent)',
};

/** Replaces the colours of Mantine that are too pale for a contrast of 4.5. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...grounds,
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-pine-8)',
    '--mantine-color-error': '#b42318',
  },
  dark: {
    ...grounds,
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-anchor': 'var(--mantine-color-pine-3)',
    '--mantine-color-error': '#ff9a8d',
    '--mantine-color-gray-filled': 'var(--mantine-color-gray-7)',
    // On the dark ground the soft one reads as a button that can't be pressed.
    '--mantine-color-pine-light': 'color-mix(in srgb, var(--accent) 26%, var(--surface))',
    '--mantine-color-pine-light-color': 'var(--mantine-color-pine-1)',
  },
});
