/** The schedule on paper: the dialog of the PDF, and what a browser's print says above the table. */
export default {
  mark: '{{mark}} = {{meaning}}',
  open: 'dashed border = open shift',
  bare: 'hours without a border = can’t work',
  slanted: 'slanted = draft, not published',
  printedAt: 'Printed {{when}}',
  state: {
    someVersion: 'Published',
    draft: 'Draft, not published',
    published: 'Published {{when}}, version {{version}}',
    mixed: 'Published {{when}}, version {{version}}, with drafts that are not published',
  },
  title: 'Schedule for the wall and inspectors',
  paper: 'Paper',
  papers: { a4: 'A4', a3: 'A3' },
  help: {
    a4: 'Half a month or one week on a page',
    a3: 'A whole month on a page',
  },
  drafts: 'Include drafts',
  draftsHelp: 'They are marked as drafts.',
  download: 'Download PDF',
};
