import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The fonts built into PDF have no Lithuanian letters. */
const file = (path: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`)));

export const fonts = {
  regular: file('400Regular/Inter_400Regular.ttf'),
  bold: file('600SemiBold/Inter_600SemiBold.ttf'),
};
