/** Kas nepavyko su scenarijais. */
export const scenarioProblems = {
  month_over: {
    title: 'Mėnuo baigėsi',
    detail: 'Šį mėnesį nebėra dienų nuo rytojaus. Pasirinkite vėlesnį mėnesį.',
  },
  scenarios_full: {
    title: 'Per daug scenarijų',
    detail: 'Projekte gali būti ne daugiau kaip {{count}} scenarijų. Ištrinkite nebereikalingą.',
  },
  scenario_running: {
    title: 'Dar skaičiuojama',
    detail: 'Šis scenarijus dar skaičiuojamas. Palaukite pabaigos arba sustabdykite.',
  },
  scenario_unplanned: {
    title: 'Rezultato dar nėra',
    detail: 'Šis scenarijus neturi grafiko. Apskaičiuokite jį iš naujo.',
  },
  scenario_incomplete: {
    title: 'Trūksta eilutės',
    detail: 'Vienos šio scenarijaus eilutės darbuotojo duomenys ištrinti. Sukurkite naują scenarijų.',
  },
  scenario_stale: {
    title: 'Mėnuo pasikeitė',
    detail: 'Po šio scenarijaus skaičiavimo mėnuo pasikeitė. Apskaičiuokite jį iš naujo.',
  },
  rates_missing: {
    title: 'Trūksta valandinio atlygio',
    detail:
      'Ne visų, kam šį mėnesį galima skirti pamainų, valandinis atlygis įrašytas, todėl sąnaudų įrodyti negalima. Įrašykite visų valandinį atlygį, scenarijuje – ir naujo darbuotojo.',
  },
  amendment_missing: {
    title: 'Grafikas paskelbtas',
    detail: 'Šios dienos paskelbtos. Pirma pradėkite jas keisti, tada pritaikykite scenarijų.',
  },
};
