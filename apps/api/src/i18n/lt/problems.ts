import { operationProblems } from './operation-problems.ts';
import { paymentProblems } from './money/payment-problems.ts';
import { scenarioProblems } from './plan/scenario-problems.ts';
import { programProblems } from './plan/solve-problems.ts';
import { secondFactorProblems } from './access/second-factor-problems.ts';

/** Kas nutiko ir ką daryti, pagal sutarties kodus. */
export const problems = {
  ...operationProblems,
  ...paymentProblems,
  ...programProblems,
  ...scenarioProblems,
  malformed: {
    title: 'Neperskaitoma užklausa',
    detail: 'Nepavyko perskaityti užklausos. Patikrinkite, ar tai taisyklingas JSON, UTF-8 koduote.',
  },
  unauthenticated: { title: 'Neprisijungta', detail: 'Jūsų seansas baigėsi. Prisijunkite iš naujo.' },
  login_failed: { title: 'Prisijungti nepavyko', detail: 'Prisijungti nepavyko. Patikrinkite prisijungimo duomenis.' },
  payment_required: {
    title: 'Reikia apmokėti',
    detail: 'Projektas kainuoja 29 eurus per mėnesį. Kad jį sukurtumėte, pradėkite prenumeratą.',
  },
  project_not_selected: { title: 'Nepasirinktas projektas', detail: 'Pirmiausia pasirinkite projektą.' },
  managers_only: {
    title: 'Prieiga uždrausta',
    detail: 'Prieiga uždrausta. Neturite vadybininko teisių.',
    settings: 'Sistemos nustatymus gali keisti tik vadybininkai.',
  },
  ability_missing: {
    title: 'Nesuteikta prieiga',
    detail: 'Jūsų prieiga prie šio projekto to neapima. Ją pakeisti gali savininkas.',
  },
  week_only: { title: 'Kita savaitė', detail: 'Jūsų prieiga apima tik šią savaitę: nuo {{start}} iki {{end}}.' },
  member_beyond: {
    title: 'Daugiau nei Jūsų prieiga',
    detail: 'Galite suteikti ir atimti tik tai, ką galite patys. Visa kita gali savininkas.',
  },
  last_owner: {
    title: 'Paskutinis savininkas',
    detail: 'Projektas visada turi savininką. Pirmiausia perduokite jį kitam žmogui.',
  },
  member_exists: { title: 'Prieiga jau suteikta', detail: 'Šis žmogus prieigą jau turi. Ją galite pakeisti sąraše.' },
  employees_only: { title: 'Prieiga uždrausta', detail: 'Tai gali padaryti tik pats darbuotojas.' },
  author_only: { title: 'Ne Jūsų įrašas', detail: 'Keisti gali tik įrašo autorius.' },
  not_found: { title: 'Nerasta', detail: 'Čia nieko nėra. Galbūt įrašas ištrintas.' },
  conflict: { title: 'Užklausa dar vykdoma', detail: 'Ta pati užklausa dar vykdoma. Pabandykite po akimirkos.' },
  id_taken: { title: 'ID užimtas', detail: 'Toks ID sistemoje jau naudojamas. Pasirinkite kitą ID.' },
  name_taken: {
    title: 'Pavadinimas užimtas',
    detail: 'Šablonas tokiu pavadinimu jau yra. Pasirinkite kitą pavadinimą.',
    payroll_export: 'Failo šablonas tokiu pavadinimu jau yra. Pasirinkite kitą pavadinimą.',
    leave_type: 'Nebuvimo rūšis tokiu pavadinimu jau yra. Pasirinkite kitą pavadinimą.',
  },
  username_taken: {
    title: 'Prisijungimo vardas užimtas',
    detail: 'Toks prisijungimo vardas užimtas. Pasirinkite kitą.',
  },
  leave_code_taken: { title: 'Kodas užimtas', detail: 'Rūšis su tokiu kodu jau yra. Pasirinkite kitą kodą.' },
  leave_types_full: {
    title: 'Per daug rūšių',
    detail: 'Projekte gali būti daugiausia {{count}} savų nebuvimo rūšių. Ištrinkite nenaudojamą.',
  },
  leave_type_of_law: { title: 'Įstatymo rūšis', detail: 'Įstatymo nustatytos rūšies ištrinti negalima.' },
  leave_type_in_use: {
    title: 'Rūšis naudojama',
    detail:
      'Šios rūšies yra nebuvimų ({{absences}}) arba pataisymų ({{corrections}}), todėl jos ištrinti negalima. Perkelkite ją į archyvą: ji nebebus siūloma, o įrašai ją išlaikys.',
    balance:
      'Iš šios rūšies likučio imama kita rūšis, todėl jos ištrinti negalima. Pirma pakeiskite kitos rūšies likutį.',
  },
  template_in_use: {
    title: 'Šablonas naudojamas',
    detail:
      'Šablonas naudojamas, todėl jo ištrinti negalima. Poreikis ({{requirements}}): {{required_on}}. Pamainos nuo šiandien ({{shifts}}): {{planned_on}}.',
  },
  project_not_empty: {
    title: 'Projektas jau naudojamas',
    detail: 'Pavyzdžiu galima užpildyti tik projektą be darbuotojų ir pamainų šablonų. Sukurkite jam naują projektą.',
  },
  requirement_exists: {
    title: 'Poreikis jau yra',
    detail: 'Šio šablono, pareigų ir dienos poreikis jau nurodytas. Pakeiskite jo skaičių.',
  },
  week_exists: { title: 'Tokia savaitė jau yra', detail: 'Savaitė tokiu pavadinimu jau yra.' },
  week_overlaps: {
    title: 'Datos kertasi',
    detail: 'Vienai datai gali galioti viena savaitė. Pakeiskite datas, kurios nurodytos du kartus.',
  },
  weeks_full: { title: 'Per daug savaičių', detail: 'Jau yra 6 savaitės. Pirmiausia vieną ištrinkite.' },
  holiday_exists: { title: 'Švenčių diena jau yra', detail: 'Ši švenčių diena jau įrašyta.' },
  login_own: {
    title: 'Asmeninė paskyra',
    detail: 'Šis žmogus užsiregistravo pats, todėl slaptažodį pakeisti gali tik jis.',
  },
  login_exists: { title: 'Paskyra jau yra', detail: 'Šis darbuotojas jau turi prisijungimo paskyrą.' },
  draft_changed: {
    title: 'Juodraštis jau pakeistas',
    detail: 'Grafikas jau pakeistas arba paskelbtas, todėl šio žingsnio atšaukti nebegalima. Nieko nepakeista.',
  },
  generation_running: {
    title: 'Grafikas sudaromas',
    detail: 'Šio mėnesio grafikas dabar sudaromas. Palaukite pabaigos arba sustabdykite.',
  },
  generations_full: {
    title: 'Sudaromi trys grafikai',
    detail: 'Trijų mėnesių grafikai jau sudaromi arba laukia eilėje. Kitą pradėkite, kai bent vienas bus baigtas.',
  },
  nothing_to_publish: {
    title: 'Nėra ką skelbti',
    detail: 'Šio mėnesio grafiko juodraščio nėra. Pirmiausia sudarykite grafiką arba pridėkite pamainų.',
  },
  nothing_published: {
    title: 'Nieko nepaskelbta',
    detail: 'Šiomis dienomis paskelbtų pamainų nėra. Juodraštį galite redaguoti tiesiogiai.',
  },
  amendment_open: {
    title: 'Jau keičiama',
    detail: '{{name}} keičia {{start}}–{{end}} grafiką nuo {{since}}. Pakeitimai matomi kalendoriuje.',
  },
  amendment_changed: {
    title: 'Pakeitimai jau kitokie',
    detail: 'Pakeitimų sąrašas skiriasi nuo to, kurį matėte. Peržiūrėkite naują sąrašą ir paskelbkite iš naujo.',
  },
  amendment_empty: { title: 'Pakeitimų nėra', detail: 'Nėra nė vieno pakeitimo, kurį būtų galima paskelbti.' },
  outside_amendment: {
    title: 'Ne keičiama diena',
    detail: 'Paskelbtą pamainą galima perkelti tik į dienas, kurių grafikas keičiamas.',
  },
  day_begun: {
    title: 'Diena jau prasidėjo',
    detail: '{{date}} jau prasidėjo arba praėjo. Keiskite nuo rytojaus; šios dienos pamainai rinkitės „Pavaduoti“.',
  },
  link_wrong: {
    title: 'Nuoroda netinka',
    detail: 'Nuoroda nepilna arba pakeista. Atverkite ją iš laiško dar kartą arba prisijunkite.',
  },
  link_expired: {
    title: 'Nuoroda nebegalioja',
    detail: 'Ši nuoroda nebegalioja. Prisijunkite: ten matysite grafiką ir patvirtinsite, kad susipažinote.',
  },
  session_over: { title: 'Seansas baigėsi', detail: 'Šis prisijungimas baigėsi. Prisijunkite iš naujo.' },
  password_expired: {
    title: 'Laikinas slaptažodis nebegalioja',
    detail: 'Šis laikinas slaptažodis nebegalioja. Paprašykite vadybininko naujo prisijungimo kodo.',
  },
  link_used: {
    title: 'Nuoroda nebegalioja',
    detail: 'Ši nuoroda jau panaudota, pasibaigė jos galiojimas arba ji nepilna. Paprašykite naujos.',
  },
  email_missing: { title: 'Nėra el. pašto adreso', detail: 'Pirmiausia įrašykite el. pašto adresą savo profilyje.' },
  task_done: { title: 'Jau atlikta', detail: 'Atliko {{name}}, {{time}}.' },
  task_removed: { title: 'Užduoties nebėra', detail: 'Ši užduotis iš šablono pašalinta.' },
  webhook_stopped: {
    title: 'Pranešimai sustabdyti',
    detail: 'Pakeiskite adreso nustatymus, kad pranešimai būtų siunčiami, ir bandykite dar kartą.',
  },
  task_early: { title: 'Per anksti', detail: 'Užduotį pažymėti atlikta galima nuo jos pamainos dienos.' },
  receipt_outdated: {
    title: 'Yra naujesnė versija',
    detail: 'Paskelbta naujesnė šio grafiko versija. Patvirtinkite ją: iš naujesnio laiško arba prisijungę.',
  },
  cut_published: {
    title: 'Paskelbta',
    detail: 'Paskelbta pamaina dalijama ar sujungiama pasirinkus „Keisti grafiką“, tada pakeitimai paskelbiami.',
  },
  already_cut: { title: 'Jau padalyta', detail: 'Tai jau yra pusė pamainos. Pirmiausia sujunkite puses.' },
  halves_apart: { title: 'Pusės nesusiliečia', detail: 'Antroji pusė turi prasidėti, kai baigiasi pirmoji.' },
  employment_ended: {
    title: 'Darbas čia baigėsi',
    detail: 'Jūsų darbas čia baigėsi {{date}}, todėl prisijungti nebegalite. Jei tai klaida, kreipkitės į vadybininką.',
  },
  announcement_ended: { title: 'Skelbimas baigėsi', detail: 'Šis skelbimas baigėsi. Su juo susipažinti nebereikia.' },
  announcement_changed: {
    title: 'Skelbimas pakeistas',
    detail: 'Nuo tada, kai atvėrėte šį skelbimą, jis pakeistas. Perskaitykite iš naujo ir tada patvirtinkite.',
  },
  published_locked: { title: 'Paskelbta', detail: 'Paskelbta: norėdami keisti, spauskite „Keisti grafiką“.' },
  time_off_locked: {
    title: 'Sukurta pagal prašymą',
    detail: 'Tai sukurta pagal patvirtintą atostogų ar laisvadienio prašymą, todėl ranka ištrinti negalima.',
  },
  time_off_overlaps: {
    title: 'Prašymas jau yra',
    detail: 'Kai kurioms iš šių dienų atostogų ar laisvadienio jau prašyta. Pakeiskite ankstesnį prašymą.',
  },
  time_off_decided: {
    title: 'Nebelaukia atsakymo',
    detail: 'Dėl šio atostogų ar laisvadienio prašymo jau nuspręsta arba jis atšauktas.',
  },
  overtime_leave_none: {
    title: 'Nėra ką pridėti prie atostogų',
    detail:
      'Šį mėnesį kol kas nėra nei viršvalandžių, nei valandų, dirbtų švenčių dienomis ar ne pagal grafiką poilsio dienomis.',
  },
  overtime_leave_asked: {
    title: 'Jau prašyta',
    detail: 'Šio mėnesio viršvalandžius pridėti prie atostogų jau prašyta arba tai jau įrašyta.',
  },
  overtime_leave_decided: { title: 'Nebelaukia atsakymo', detail: 'Dėl šio prašymo jau nuspręsta arba jis atšauktas.' },
  shift_begun: { title: 'Jau prasidėjo', detail: 'Ši pamaina jau prasidėjo.' },
  swap_exists: { title: 'Jau siūloma', detail: 'Ši pamaina jau siūloma. Pirmiausia atšaukite ankstesnį siūlymą.' },
  swap_not_eligible: {
    title: 'Pažeistų taisykles',
    detail: 'Nepažeidžiant taisyklių šis žmogus pamainos dirbti negali. {{reasons}}',
  },
  swap_over: { title: 'Nebegalioja', detail: 'Į šį siūlymą jau atsakyta, jis atšauktas arba pasibaigė.' },
  claim_exists: { title: 'Jau prašyta', detail: 'Šios pamainos jau prašėte.' },
  claim_over: {
    title: 'Nebegalioja',
    detail: 'Pamaina jau atiteko kitam arba dėl šio prašymo jau nuspręsta ar jis atšauktas.',
  },
  ask_exists: {
    title: 'Jau klausiama',
    detail: 'Darbuotojų jau klausiama dėl šios pamainos. Pirmiausia nustokite klausti.',
  },
  ask_unpublished: {
    title: 'Dar nepaskelbta',
    detail: 'Darbuotojai šios grafiko dalies dar nemato. Paskelbkite ją ir tada klauskite.',
  },
  ask_nobody: { title: 'Nėra ko klausti', detail: 'Nepažeidžiant taisyklių šios pamainos niekas dirbti negali.' },
  ask_over: { title: 'Nebeklausiama', detail: 'Dėl šios pamainos nebeklausiama arba jau nuspręsta.' },
  ask_late: {
    title: 'Laikas baigėsi',
    detail: 'Laikas atsakyti baigėsi. Jei vis tiek norite dirbti, susisiekite su vadybininku.',
  },
  ask_taken: {
    title: 'Pamaina jau užimta',
    detail: 'Kolega atsakė pirmas arba pamaina pasikeitė. Nieko daryti nereikia.',
  },
  ask_stopped: { title: 'Atsakymo nebereikia', detail: 'Jūsų atsakymo nebereikia. Jūsų grafikas nesikeičia.' },
  ask_answered: { title: 'Jau atsakėte', detail: 'Jūs jau atsakėte. Jei apsigalvojote, susisiekite su vadybininku.' },
  link_invalid: {
    title: 'Nuoroda netinka',
    detail: 'Nuoroda nepilna arba pakeista. Atverkite ją iš pranešimo dar kartą arba prisijunkite.',
  },
  request_decided: { title: 'Nebelaukia atsakymo', detail: 'Dėl šio prašymo jau nuspręsta arba jis atšauktas.' },
  repair_stale: {
    title: 'Grafikas pasikeitė',
    detail: 'Nuo šio pasiūlymo grafikas pasikeitė arba pasiūlymas jau pritaikytas. Paprašykite naujo pasiūlymo.',
  },
  repair_changed: {
    title: 'Pamainos jau pakeistos',
    detail:
      'Viena iš šių pamainų tuo tarpu buvo pakeista arba jos darbuotojas nebegali jos susigrąžinti, todėl šio žingsnio atšaukti nebegalima. Niekas nepakeista.',
  },
  shift_over: { title: 'Pamaina jau baigėsi', detail: 'Ši pamaina jau baigėsi, todėl jos niekas nebegali perimti.' },
  shift_overlaps: {
    title: 'Jau dirba',
    detail: 'Šis žmogus tuo metu turi kitą pamainą. Vienu metu dviejų pamainų dirbti negalima.',
  },
  clock_running: { title: 'Jau dirbate', detail: 'Darbo pradžia jau pažymėta.' },
  clock_stopped: { title: 'Darbas nepradėtas', detail: 'Darbo pradžia nepažymėta.' },
  clock_on_break: { title: 'Pertrauka jau pradėta', detail: 'Pertraukos pradžia jau pažymėta.' },
  clock_not_on_break: { title: 'Pertrauka nepradėta', detail: 'Pertraukos pradžia nepažymėta.' },
  clock_forgotten: {
    title: 'Kada baigėte dirbti?',
    detail: 'Praėjusį kartą darbo pabaiga nepažymėta. Pirmiausia nurodykite, kada baigėte.',
  },
  entry_overlaps: { title: 'Jau pažymėta', detail: 'Tuo metu šis darbuotojas jau turi kitą darbo laiko įrašą.' },
  month_locked: {
    title: 'Mėnuo užrakintas',
    detail: 'Šio mėnesio darbo laiko apskaita užrakinta. Vadybininkas gali mėnesį vėl atverti.',
  },
  month_not_over: {
    title: 'Mėnuo nesibaigė',
    detail: 'Šis mėnuo dar nesibaigė. Užrakinkite jį praėjus paskutinei dienai: darbuotojai dar žymi darbo laiką.',
  },
  overtime_paid_later: {
    title: 'Viršvalandžiai – vėlesniame mėnesyje',
    detail:
      'Šio mėnesio viršvalandžiai apmokami su vėlesniu užrakintu mėnesiu ({{month}}). Pirmiau vėl atverkite tą mėnesį.',
  },
  wishes_settled: {
    title: 'Grafikas paskelbtas',
    detail:
      'Šios dienos grafikas jau paskelbtas, todėl pageidavimai nebekeičiami. Darbuotojas gali pasiūlyti pamainą kolegai arba paprašyti laisvadienio, vadybininkas – pakeisti patį grafiką.',
  },
  month_not_ready: {
    title: 'Ne viskas sutvarkyta',
    detail:
      'Kiek šį mėnesį dar nesutvarkyta: {{count}}. Sutvarkykite pamainas be įrašo, įrašus be pabaigos, nepatvirtintus įrašus ir prašymus pridėti viršvalandžius prie atostogų, tada užrakinkite mėnesį.',
  },
  stale: {
    title: 'Jau pakeista',
    detail: 'Kol redagavote, tai pakeitė kitas žmogus. Įkelkite iš naujo ir bandykite dar kartą.',
  },
  too_large: { title: 'Per didelė užklausa', detail: 'Užklausa per didelė.' },
  file_unpacks_too_large: {
    title: 'Per didelis failas',
    detail:
      'Išskleista ši darbaknygė užimtų daugiau kaip {{size}} MB. Išsaugokite tik lapą su duomenimis arba CSV failą.',
  },
  roster_unreadable: {
    title: 'Grafiko čia nerasta',
    detail:
      'Įklijuokite arba pasirinkite lentelę, kurios eilutėse – darbuotojai, stulpeliuose – mėnesio dienos (arba atvirkščiai), bent penkios dienos iš eilės.',
  },
  roster_changed: {
    title: 'Grafikas dabar reikštų ką kita',
    detail:
      'Nuo tada, kai jį perskaitėte, įmonėje kažkas pasikeitė. Perskaitykite grafiką iš naujo ir peržiūrėkite dar kartą.',
  },
  proposal_changed: {
    title: 'Pasiūlymas jau kitoks',
    detail: 'Nuo tada, kai jis sudarytas, pasikeitė pajamos, šablonai ar poreikis. Peržiūrėkite naują pasiūlymą.',
  },
  proposal_undone: {
    title: 'Jau atšaukta',
    detail: 'Šis pasiūlymas jau buvo atšauktas. Poreikis toks, koks buvo.',
  },
  requirements_changed: {
    title: 'Poreikis po to buvo pakeistas',
    detail: 'Pritaikius pasiūlymą, poreikį kažkas pakeitė. Pakeiskite jį ranka poreikio puslapyje.',
  },
  file_unreadable: {
    title: 'Failo perskaityti nepavyko',
    detail:
      'Tai ne „Excel“ darbaknygė (.xlsx) arba ji sugadinta ar apsaugota slaptažodžiu. Išsaugokite ją dar kartą kaip .xlsx arba CSV.',
  },
  file_rows: {
    title: 'Per daug eilučių',
    detail: 'Faile daugiau kaip {{count}} eilučių. Padalykite jį į mažesnius failus.',
  },
  file_columns: {
    title: 'Per daug stulpelių',
    detail: 'Faile daugiau kaip {{count}} stulpelių. Ištrinkite nereikalingus.',
  },
  sheet_unknown: { title: 'Nerasta', detail: 'Tokio lapo darbaknygėje nėra. Pasirinkite failą iš naujo.' },
  unsupported_media_type: { title: 'Netinkamas tipas', detail: 'Netinkamas užklausos turinio tipas.' },
  invalid: {
    title: 'Patikrinkite laukus',
    detail: 'Kai kurie laukai užpildyti netinkamai. Patikrinkite ir bandykite dar kartą.',
  },
  registration_code_wrong: {
    title: 'Neteisingas kodas',
    detail:
      'Registracijos kodas neteisingas. Patikrinkite jį arba palikite tuščią, jei registruojatės kaip darbuotojas.',
  },
  pin_wrong: {
    title: 'Neteisingas PIN kodas',
    detail: 'PIN kodas neteisingas. Bandykite dar kartą arba paprašykite vadybininko naujo.',
  },
  not_in_encoding: {
    title: 'Koduotėje nėra tokių raidžių',
    detail: 'Šioje koduotėje nėra kai kurių šių reikšmių raidžių: {{names}}. Pasirinkite UTF-8.',
  },
  separator_in_text: {
    title: 'Reikšmėje yra skirtukas',
    detail: 'Be kabučių skirtukas šias reikšmes padalytų: {{names}}. Įjunkite kabutes arba pasirinkite kitą skirtuką.',
  },
  idempotency_mismatch: {
    title: 'Raktas jau naudotas',
    detail: 'Šis Idempotency-Key anksčiau buvo pateiktas su kita užklausa.',
  },
  proof_required: {
    title: 'Luktelėkite',
    detail:
      'Šiuo metu neįprastai daug užklausų, todėl Jūsų naršyklė kelias sekundes atliks patikrą. Jei nepavyks, palaukite kelias minutes ir bandykite dar kartą.',
  },
  too_many_requests: {
    title: 'Per daug bandymų',
    detail: 'Per daug bandymų. Truputį palaukite ir bandykite dar kartą.',
  },
  account_employed: {
    title: 'Darbuotojo paskyra',
    detail:
      'Ši paskyra priklauso įmonės darbuotojui. Norėdami sudaryti savo įmonės grafiką, susikurkite atskirą paskyrą.',
  },
  demo_busy: {
    title: 'Demonstracinė kavinė užimta',
    detail: 'Demonstracinę kavinę dabar bando daug žmonių. Pabandykite dar kartą po kelių minučių.',
  },
  demo_account: {
    title: 'Demonstracinė paskyra',
    detail: 'Ši paskyra priklauso demonstracinei kavinei, todėl jos keisti negalima. Tam susikurkite savo paskyrą.',
  },
  demo_solves_nothing: {
    title: 'Demonstracinėje kavinėje negalima',
    detail:
      'Demonstracinėje kavinėje galima sudaryti tik jos pačios mėnesių grafikus, o ne spręsti programų užduotis. Tam susikurkite savo paskyrą.',
  },
  password_temporary: {
    title: 'Pasirinkite savo slaptažodį',
    detail: 'Jūsų slaptažodis laikinas, jį davė vadybininkas. Pirmiausia pasirinkite savo, tada atsivers visa kita.',
  },
  pin_locked: {
    title: 'PIN kodas užrakintas',
    detail:
      'Per parą per daug kartų įvestas neteisingas PIN kodas. Pažymėkite darbo laiką savo telefone, ten pasirinkite naują PIN kodą arba paprašykite vadybininko šį atrakinti.',
  },
  ...secondFactorProblems,
};
