/** Grafikas popieriuje: PDF langas ir tai, ką naršyklė išspausdina virš lentelės. */
export default {
  mark: '{{mark}} – {{meaning}}',
  open: 'brūkšninis rėmelis – laisva pamaina',
  bare: 'valandos be rėmelio – negali dirbti',
  slanted: 'pasvirai – nepaskelbtas juodraštis',
  printedAt: 'Išspausdinta {{when}}',
  state: {
    someVersion: 'Paskelbta',
    draft: 'Juodraštis, nepaskelbta',
    published: 'Paskelbta {{when}}, {{version}} versija',
    mixed: 'Paskelbta {{when}}, {{version}} versija; yra nepaskelbtų juodraščių',
  },
  title: 'Grafikas iškabinti ir pateikti inspektoriui',
  paper: 'Popierius',
  papers: { a4: 'A4', a3: 'A3' },
  help: { a4: 'Lape – pusė mėnesio arba viena savaitė', a3: 'Lape – visas mėnuo' },
  drafts: 'Įtraukti juodraščius',
  draftsHelp: 'Jie bus pažymėti kaip juodraščiai.',
  download: 'Atsisiųsti PDF',
};
