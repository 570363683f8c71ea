export default {
  title: 'Kas padėtų',
  about:
    'Kiek daugiau šio mėnesio pamainų būtų užpildyta su dar vienu darbuotoju, darbuotojui išmokus dar vienų pareigų arba be kurios nors įmonės taisyklės; ir kuriomis metų savaitėmis kas nors galėtų atostogauti: kas tuo metu liktų neužpildyta ir kiek daugiau kainuotų kitų darbas, neskaičiuojant pačių atostogų apmokėjimo. „Ne daugiau kaip“ yra įrodyta: nė vienas grafikas neužpildo daugiau. Teisės normų niekada neatsisakoma.',
  ask: {
    hire: 'Apskaičiuoti, ką priimti',
    train: 'Apskaičiuoti, ko išmokyti',
    rule: 'Apskaičiuoti, kuri taisyklė trukdo užpildyti',
    leave: 'Palyginti metų savaites',
  },
  who: 'Kas nori atostogauti?',
  working: 'Skaičiuojama. Tai trunka iki 10 sekundžių.',
  cost: 'Visos šio darbuotojo pamainos tame grafike kainuoja {{cost}}.',
  asOf: 'Pagal {{when}} duomenis.',
  try: 'Išbandyti',
  tryOf: 'Išbandyti: {{what}}',
  leave: {
    running: 'Lyginamos savaitės: {{done}} iš {{of}} mėn. Kiekvienas trunka iki 10 sekundžių.',
    stopped: 'Sustabdyta: {{done}} iš {{of}} mėn.',
    failed: 'Likusių savaičių palyginti nepavyko. Bandykite dar kartą.',
    stop: 'Sustabdyti',
    again: 'Palyginti dar kartą',
    free_one: 'Laisva {{count}} savaitė: būtų galima užpildyti tiek pat pamainų.',
    free_few: 'Laisvos {{count}} savaitės: būtų galima užpildyti tiek pat pamainų.',
    free_many: 'Laisva {{count}} savaitės: būtų galima užpildyti tiek pat pamainų.',
    free_other: 'Laisvų savaičių – {{count}}: būtų galima užpildyti tiek pat pamainų.',
    freeSoFar_one: 'Kol kas laisva {{count}} savaitė: būtų galima užpildyti tiek pat pamainų.',
    freeSoFar_few: 'Kol kas laisvos {{count}} savaitės: būtų galima užpildyti tiek pat pamainų.',
    freeSoFar_many: 'Kol kas laisva {{count}} savaitės: būtų galima užpildyti tiek pat pamainų.',
    freeSoFar_other: 'Kol kas laisvų savaičių – {{count}}: būtų galima užpildyti tiek pat pamainų.',
    cut: 'Savaitė, kuri tęsiasi per du mėnesius, yra abiejuose, nes kiekvieno mėnesio grafikas sudaromas atskirai.',
    cost: {
      none: 'Kitų darbas nepabrangtų.',
      more: 'Kitų darbas kainuotų {{cost}} daugiau.',
      less: 'Kitų darbas kainuotų {{cost}} mažiau.',
      atMost: 'Kitų darbas kainuotų daugiausia {{most}} daugiau.',
      between: 'Kitų darbas kainuotų daugiau: nuo {{least}} iki {{most}}.',
    },
  },
  nobody: {
    hire: 'Daugiau darbuotojų nereikia: visas šio mėnesio pamainas galima užpildyti arba jų nereikia.',
    train:
      'Mokyti nereikia: visas šio mėnesio pamainas galima užpildyti, jų nereikia arba visi jau turi visas pareigas.',
    rule: 'Nė viena taisyklė, kurios galima atsisakyti, netrukdo užpildyti pamainų: visas šio mėnesio pamainas galima užpildyti arba tokių taisyklių nenustatėte.',
  },
  vainRules:
    'Atsisakius bet kurios vienos įmonės taisyklės, daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienai iš jų. Atsisakius dviejų kartu, galbūt būtų užpildyta daugiau.',
  vainOtherRules:
    'Atsisakius bet kurios vienos iš kitų įmonės taisyklių, daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienai iš jų. Atsisakius dviejų kartu, galbūt būtų užpildyta daugiau.',
  vain: 'Nė vienu apskaičiuotu atveju daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienam iš jų.',
};
