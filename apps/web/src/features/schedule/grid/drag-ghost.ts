import classes from './grid.module.css';

export interface DragGhost {
  moveTo: (x: number, y: number) => void;
  /** Sets the effect of a drop here, shown below the picture of the shift. */
  say: (text: string | null, verdict: string | null) => void;
  remove: () => void;
}

/** A picture of the chip that follows the pointer; it is outside React, so that moving it causes no render. */
export function createDragGhost(chip: HTMLElement): DragGhost {
  const ghost = document.createElement('div');
  ghost.className = classes.ghost ?? '';
  ghost.setAttribute('aria-hidden', 'true');
  const picture = chip.cloneNode(true) as HTMLElement;
  picture.style.width = `${Math.max(chip.offsetWidth, 40)}px`;
  const note = document.createElement('div');
  note.className = classes.note ?? '';
  note.hidden = true;
  ghost.append(picture, note);
  document.body.append(ghost);
  let said: string | null = null;
  return {
    moveTo: (x, y) => {
      ghost.style.transform = `translate(${x + 10}px, ${y + 10}px)`;
    },
    say: (text, verdict) => {
      if (text === said) return;
      said = text;
      note.hidden = text === null;
      note.textContent = text;
      note.dataset['verdict'] = verdict ?? '';
    },
    remove: () => ghost.remove(),
  };
}
