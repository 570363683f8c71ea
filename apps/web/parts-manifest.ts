import type { Plugin } from 'vite';

export interface BuiltPart {
  file: string;
  imports: string[];
  css: string[];
  /** Its modules. */
  sources: string[];
}

/** Beside Vite's manifest, where one is asked for: which file has a module, of those too that are joined. */
export function partsManifest(): Plugin {
  return {
    name: 'parts-manifest',
    apply: (config, { command }) => command === 'build' && config.build?.manifest === true,
    generateBundle(_, bundle) {
      const parts = Object.values(bundle)
        .filter((built) => built.type === 'chunk')
        .map((part): BuiltPart => ({
          file: part.fileName,
          imports: part.imports,
          css: [...(part.viteMetadata?.importedCss ?? [])],
          sources: [...part.moduleIds],
        }));
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) });
    },
  };
}
