import { apiAddress } from '../lib/http/api-address.ts';
import { useShowsAvatars } from '../lib/format/device-choice.ts';
import classes from './pieces.module.css';

interface AvatarProps {
  name: string;
  /** The picture's path below the API; without one the initials are shown. */
  picture: string | null;
  /** Pixels. */
  size?: number;
}

/**
 * An employee's picture next to their name, which identifies them; nothing if pictures are turned off on the device.
 */
export function Avatar({ name, picture, size = 36 }: AvatarProps) {
  const [isShown] = useShowsAvatars();
  if (!isShown) return null;
  const box = { width: size, height: size, fontSize: Math.max(12, size * 0.36) };
  if (picture === null)
    return (
      <span className={classes.avatar} style={box} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      className={classes.avatar}
      style={box}
      src={apiAddress(picture)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  );
}

/** From the first and the last word: `Ona Petraitė` is OP. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
