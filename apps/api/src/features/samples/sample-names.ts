const WOMEN = 'Ona Eglė Gabija Rūta Yvona Šarūnė Ieva Živilė Aistė Daiva'.split(' ');
const WOMEN_OF = 'Petraitė Jankauskienė Petrauskaitė Šimkutė Ąžuolaitytė Čepaitė Ūsaitė Žukauskienė Balčiūnaitė'.split(
  ' ',
);
const MEN = 'Mindaugas Ąžuolas Žydrūnas Tomas Lukas Jonas Kęstutis Andrius Šarūnas Vytautas'.split(' ');
const MEN_OF = 'Vaičiūnas Žukauskas Kęsgaila Juška Stonys Petraitis Čepas Ūsas Balčiūnas'.split(' ');

/**
 * The given number of women and men, each pair of names once. The lists have no common divisor, so that ninety of each
 * differ.
 */
export function sampleNames(count: number): string[] {
  return Array.from({ length: count }, (_, person) => {
    const [first, last] = person % 2 === 0 ? [WOMEN, WOMEN_OF] : [MEN, MEN_OF];
    const nth = Math.floor(person / 2);
    return `${first[nth % first.length] ?? ''} ${last[nth % last.length] ?? ''}`;
  });
}
