import { brand } from '../../../brand/brand.ts';

/**
 * Style of the report: paper first, and a readable page on a screen. Colours are told apart by shape and word as
 * well, so that a grey printer loses nothing. The fonts are declared by whoever can reach their files.
 */
export const reportStyleSheet = `
:root { color-scheme: light; --ink: #16241f; --muted: #4c5a53; --line: #c9cfcb; --green: #0e4b3c; }
@page { size: A4; margin: 15mm 17mm 18mm; @bottom-left { content: "${brand.name} term sheet report"; } @bottom-right { content: "Page " counter(page) " of " counter(pages); } }
@page { @bottom-left { font: 8pt Inter, Arial, sans-serif; color: #4c5a53; } @bottom-right { font: 8pt Inter, Arial, sans-serif; color: #4c5a53; } }
* { box-sizing: border-box; }
body { font: 10pt/1.5 Inter, Arial, sans-serif; color: var(--ink); background: #fff; max-width: 48rem; margin: 2rem auto; padding: 0 1.25rem; orphans: 3; widows: 3; overflow-wrap: break-word; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
h1, h2, h3, h4 { break-after: avoid; break-inside: avoid; text-wrap: balance; margin: 0; }
h1, h2, .verdict { font-family: Fraunces, Georgia, serif; font-weight: 600; }
h1 { font-size: 23pt; line-height: 1.2; }
h2 { font-size: 15pt; line-height: 1.3; margin: 1.6rem 0 .5rem; color: var(--green); }
h3 { font-size: 10.5pt; margin: .2rem 0; }
h4 { font-size: 11pt; margin: 0 0 .25rem; }
p { margin: .25rem 0; }
ol, ul { margin: .4rem 0; padding-left: 1.3rem; }
li { break-inside: avoid; margin: .25rem 0; }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 0 .6rem; }
.brand .name { font: 600 15pt Fraunces, Georgia, serif; }
.promotion { margin-left: auto; font-size: 8pt; color: var(--muted); text-align: right; max-width: 22rem; }
.subject { color: var(--muted); margin: .2rem 0 .55rem; }
.answer { border: 1px solid var(--line); border-left: 5px solid var(--green); border-radius: 6px; padding: .55rem 1rem; break-inside: avoid; }
.overall { font-weight: 600; margin: 0; }
.verdict { font-size: 14pt; line-height: 1.3; margin: .25rem 0 .2rem; }
.reason { margin: 0 0 .4rem; color: var(--muted); }
.counts { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: 0; }
.counts > span { display: inline-flex; gap: .4em; align-items: center; }
.rating { display: inline-flex; align-items: center; gap: .3em; font: 600 9.5pt Inter, Arial, sans-serif; vertical-align: -3px; white-space: nowrap; }
.rating-Red { color: #a02e17; }
.rating-Amber { color: #7d4a00; }
.rating-Green { color: #1a6539; }
.overall .rating { font-size: 13pt; margin-left: .4em; }
.shape { flex: none; }
.sign, .dark-sign { fill: none; stroke: #fff; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.dark-sign { stroke: #3d2400; }
.cover h2 { margin-top: .65rem; }
.cover thead { position: absolute; clip-path: inset(50%); }
.cover th, .cover td { padding-block: .14rem; }
.most li { margin: .15rem 0; }
.most ol { padding-left: 1.3rem; }
.chart { display: block; width: 100%; height: auto; }
.chart text { font: 600 12px Inter, Arial, sans-serif; fill: var(--ink); }
.chart text[fill="#ffffff"] { fill: #fff; }
.ends { display: flex; justify-content: space-between; font-size: 8.5pt; color: var(--muted); margin: 0 0 .2rem; }
.figures td, .figures th { text-align: right; width: auto; font-weight: 500; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: 9pt; margin: .4rem 0; }
.key { display: inline-flex; align-items: center; gap: .4em; }
.exit, .cover .terms, .about, .figures { break-inside: avoid; }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt; }
th, td { border-bottom: 1px solid var(--line); padding: .28rem .5rem .28rem 0; text-align: left; vertical-align: top; }
thead th { font-size: 8.5pt; color: var(--muted); font-weight: 500; }
tbody th { font-weight: 500; color: var(--muted); width: 27%; }
tbody td { font-weight: 600; width: 23%; }
tr { break-inside: avoid; }
.about { display: grid; grid-template-columns: 1fr 1fr; gap: .15rem 1.5rem; margin: .7rem 0 0; font-size: 9pt; }
.about div { display: grid; grid-template-columns: 6rem 1fr; gap: .8rem; }
.about div:last-child { grid-column: 1 / -1; }
dt { color: var(--muted); }
dd { margin: 0; }
.warning { border: 1px solid #7d4a00; border-radius: 6px; padding: .5rem .8rem; break-inside: avoid; }
.rated > h2 { border-bottom: 2px solid var(--ink); padding-bottom: .2rem; }
.group { font-size: 9.5pt; color: var(--muted); margin: .9rem 0 .2rem; }
article { padding: .5rem 0 .7rem; border-bottom: 1px solid var(--line); }
article p { margin: .2rem 0; }
blockquote { margin: .45rem 0; padding: .1rem 0 .1rem .8rem; border-left: 3px solid #8a948f; color: #33423c; font-size: 9.5pt; break-inside: avoid; break-before: avoid; white-space: pre-line; }
.page { color: var(--muted); }
.small { font-size: 8.5pt; color: var(--muted); }
.disclaimer { break-inside: avoid; border-top: 1px solid var(--line); margin-top: 1.6rem; padding-top: .6rem; }
@media print { body { margin: 0; max-width: none; padding: 0; } }
@media (max-width: 34rem) {
  .brand { flex-wrap: wrap; }
  .promotion { margin-left: 0; text-align: left; }
  .about, .about div { grid-template-columns: 1fr; gap: 0; }
  .terms table, .terms tbody, .terms tr { display: block; }
  .terms thead { display: none; }
  .terms tr { display: grid; grid-template-columns: 1fr 1fr; }
  tbody th, tbody td { width: auto; }
}
.annex { font-size: 9pt; }
.annex dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .25rem 0; }
.annex dt { font-weight: 600; }
.annex dd { margin: 0; }
.annex a { color: inherit; overflow-wrap: anywhere; }
.annex > h2 { border-top: 2px solid var(--ink); padding-top: .8rem; }
`;
