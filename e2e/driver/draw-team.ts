const COLORS = {
  green: ['#e0f1e2', '#2b8a3e'],
  blue: ['#e1ebfa', '#2f6fd0'],
  orange: ['#fdead6', '#d9730d'],
  violet: ['#ece4f8', '#7a4fb5'],
} as const;

/** Start and length in hours of each employee's shifts in a week, on days from 7 to 21. */
const people: readonly {
  initials: string;
  color: keyof typeof COLORS;
  shifts: readonly ([number, number] | null)[];
}[] = [
  { initials: 'OP', color: 'green', shifts: [[0, 8.5], null, [0, 8.5], [5, 8.5], null, [0, 8.5], null] },
  { initials: 'TK', color: 'green', shifts: [[5, 8.5], [0, 8.5], null, [0, 8.5], [0, 8.5], null, null] },
  { initials: 'RJ', color: 'blue', shifts: [[5, 8.5], [5, 8.5], null, [0.5, 4], [5, 8.5], null, [2, 6]] },
  { initials: 'MV', color: 'orange', shifts: [null, [0, 8.5], [0, 8.5], [0, 8.5], [2.5, 8.5], null, null] },
  { initials: 'EG', color: 'orange', shifts: [[2.5, 8.5], null, [5, 8.5], null, [0, 8.5], [0, 8.5], null] },
  { initials: 'DS', color: 'violet', shifts: [[4, 4], null, [4, 4], [9.5, 4], [9.5, 4], [4, 8], [4, 8]] },
];
const HOURS = 14;

/**
 * The picture of a team's week, without text, so that it works for both languages: `/images/team_image.png`
 * (Decisions).
 */
export function drawTeam(): string {
  const rows = people.map(({ initials, color, shifts }) => {
    const [fill, edge] = COLORS[color];
    const days = shifts.map((shift) => {
      if (shift === null) return '<i></i>';
      const place = `left:${(100 * shift[0]) / HOURS}%;width:${(100 * shift[1]) / HOURS}%`;
      return `<i><b style="${place};background:${fill};border-color:${edge}"></b></i>`;
    });
    return `<u style="background:${edge}">${initials}</u>${days.join('')}`;
  });
  const style = `
    body { margin: 0; background: #e4f1ea; font: 600 16px 'Inter Variable', sans-serif; }
    main { box-sizing: border-box; display: grid; grid-template-columns: 48px repeat(7, 1fr); gap: 12px;
      width: 840px; margin: 40px 60px; padding: 32px; border-radius: 12px; background: #fff; }
    u { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; color: #fff; text-decoration: none; }
    i { position: relative; height: 48px; border-radius: 6px; background: #f3f1ee; }
    b { position: absolute; top: 9px; bottom: 9px; box-sizing: border-box; border-left: 4px solid; border-radius: 5px; }`;
  return `<style>${style}</style><main>${rows.join('')}</main>`;
}
