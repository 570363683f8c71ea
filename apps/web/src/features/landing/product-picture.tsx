import { useLanguage } from '../../lib/use-language.ts';
import classes from './product-picture.module.css';

interface ProductPictureProps {
  /** As in `public/images/calendar-en-light.webp`; made by `tools/product-pictures.mjs`. */
  name: string;
  alt: string;
  /** Of the file, in pixels. */
  width: number;
  height: number;
  /** It stands on the first screen. */
  isFirst?: boolean;
}

/** A page of the product as it is, in the language and the theme of the reader; the picture of the other theme is not loaded. */
export function ProductPicture({ name, alt, width, height, isFirst = false }: ProductPictureProps) {
  const language = useLanguage();
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={classes.picture}
          data-theme={theme}
          src={`/images/${name}-${language}-${theme}.webp`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding={isFirst ? 'sync' : 'async'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      ))}
    </>
  );
}
