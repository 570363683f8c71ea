/** A day of the picture: the shifts on its line. */
export interface DrawnDay {
  day: string;
  /** Empty on a day off. */
  shifts: readonly { hours: string; role: string }[];
}

interface WeekPicture {
  title: string;
  subtitle: string;
  days: readonly DrawnDay[];
  free: string;
  footer: string;
}

/** As wide as a phone shows without scaling. Pixels. */
const WIDTH = 1080;
const MARGIN = 64;
/** The height of a shift's hours with its role below. */
const LINE = 88;
const GAP = 24;
/** The left edge of the hours. */
const COLUMN = 640;
const FONT = "'Inter Variable', system-ui, sans-serif";
const INK = '#1f1c19';
const QUIET = '#6b665d';
const ACCENT = '#1f6b47';

interface Place {
  x: number;
  y: number;
  font: string;
  color: string;
  /** Longer text is condensed. */
  until?: number;
}

/** Pixels. */
const heightOf = ({ shifts }: DrawnDay) => Math.max(LINE * shifts.length, LINE * 0.65) + GAP;

/** A week of one employee as a PNG, dark on light in every theme: it is viewed in other applications. */
export async function drawWeek({ title, subtitle, days, free, footer }: WeekPicture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + 220 + days.reduce((sum, day) => sum + heightOf(day), 0);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw');
  const write = (text: string, { x, y, font, color, until = WIDTH - MARGIN }: Place) => {
    context.font = `${font} ${FONT}`;
    context.fillStyle = color;
    context.fillText(text, x, y, until - x);
  };
  context.fillStyle = '#faf9f7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ACCENT;
  context.fillRect(0, 0, canvas.width, 12);
  write(title, { x: MARGIN, y: MARGIN + 48, font: '700 48px', color: INK });
  write(subtitle, { x: MARGIN, y: MARGIN + 100, font: '400 34px', color: QUIET });
  let y = MARGIN + 150;
  for (const { day, shifts } of days) {
    context.fillStyle = '#e3dfd9';
    context.fillRect(MARGIN, y, WIDTH - MARGIN * 2, 2);
    const isFree = shifts.length === 0;
    write(day, { x: MARGIN, y: y + GAP / 2 + 40, font: '600 34px', color: isFree ? QUIET : INK, until: COLUMN - 20 });
    if (isFree) write(free, { x: COLUMN, y: y + GAP / 2 + 40, font: '400 34px', color: QUIET });
    shifts.forEach(({ hours, role }, index) => {
      const top = y + GAP / 2 + index * LINE;
      write(hours, { x: COLUMN, y: top + 40, font: '700 40px', color: ACCENT });
      write(role, { x: COLUMN, y: top + 78, font: '400 30px', color: QUIET });
    });
    y += heightOf({ day, shifts });
  }
  write(footer, { x: MARGIN, y: y + 60, font: '400 28px', color: QUIET });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The browser cannot write PNG')) : resolve(blob)));
  });
}
