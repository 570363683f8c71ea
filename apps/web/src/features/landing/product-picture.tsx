import { useLanguage } from '../../lib/use-language.ts';
import classes from './product-picture.module.css';

interface Size {
  /** Of the file, in pixels. */
  width: number;
  height: number;
}

interface ProductPictureProps extends Size {
  /** As in `public/images/week-en-light.webp`; made by `npm run pictures`. */
  name: string;
  alt: string;
  /** What a phone shows in its place, as its own screen is. */
  onPhone?: Size & { name: string };
  /** It stands on the first screen. */
  isFirst?: boolean;
}

/** A page of the product as it is, in the language and the theme of the reader; the picture of the other theme is not loaded. */
export function ProductPicture({ name, alt, width, height, onPhone, isFirst = false }: ProductPictureProps) {
  const language = useLanguage();
  const addressOf = (picture: string, theme: string) => `/images/${picture}-${language}-${theme}.webp`;
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={classes.themed} data-theme={theme}>
          {onPhone && (
            <source
              media="(max-width: 767.98px)"
              srcSet={addressOf(onPhone.name, theme)}
              width={onPhone.width}
              height={onPhone.height}
            />
          )}
          <img
            className={classes.picture}
            src={addressOf(name, theme)}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding={isFirst ? 'sync' : 'async'}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        </picture>
      ))}
    </>
  );
}
