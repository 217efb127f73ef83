"""The CSS of a report, in the colours of the web pages."""

MARK = (
    '<svg class="mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><g>'
    '<path d="M8 33c-3-.3-4.6-2.2-4.2-4.6.5-2.9 3.6-4.4 7.4-4.2 3.7.2 6.2 2 5.9 4.7-.3 2.8-4.4 4.6-9.1 4.1z"/>'
    '<path d="M25 24.5c-2.7-.2-4.3-1.7-4.1-3.7.2-2.3 2.7-3.9 5.9-3.8 3.2.1 5.3 1.6 5.1 3.7-.2 2.3-3.3 4-6.9 3.8z"/>'
    '<path d="M14 15.5c-2-.2-3.2-1.3-3-2.8.2-1.7 2.1-2.8 4.5-2.7 2.3.1 3.9 1.2 3.7 2.7-.2 1.7-2.5 3-5.2 2.8z"/>'
    '<path d="M25.5 8.3c-1.5-.1-2.4-.9-2.3-2 .1-1.2 1.5-2 3.2-1.9 1.7 0 2.8.8 2.7 1.9-.1 1.2-1.7 2.1-3.6 2z"/></g></svg>'
)

STYLE = """
:root {
  color-scheme: light dark;
  --paper: light-dark(#F5F0E5, #161A18); --raised: light-dark(#FDFAF3, #1F2522); --sunk: light-dark(#EAE3D3, #101412);
  --ink: light-dark(#24221D, #EFE9DB); --ink-2: light-dark(#585244, #B9B29F); --line: light-dark(#24221D24, #EFE9DB24);
  --moss: light-dark(#7F9C42, #8FAE52); --moss-deep: light-dark(#3F5A22, #B4CF85); --forbidden: light-dark(#A32A1E, #F2917F);
  --display: "Zen Old Mincho", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", Georgia, "Times New Roman", serif;
  --text: "Zen Kaku Gothic New", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", system-ui, "Segoe UI", sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--text); }
main { max-width: 860px; margin: 0 auto; padding: 48px 24px 72px; }
header { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; align-items: center; margin-bottom: 24px; }
.mark { grid-row: span 2; fill: var(--ink); }
h1, h2 { font-family: var(--display); font-weight: 700; line-height: 1.15; margin: 0; }
h1 { font-size: 40px; }
h2 { font-size: 21px; margin: 48px 0 4px; padding-top: 16px; border-top: 1px solid var(--line); }
p { margin: 0 0 16px; color: var(--ink-2); max-width: 68ch; }
header p { margin: 0; }
code { font: 13px/1.6 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
pre { background: var(--sunk); padding: 12px 16px; border-radius: 8px; margin: 0; white-space: pre-wrap; }
.row { display: grid; grid-template-columns: 9rem 1fr 96px; gap: 16px; align-items: center; }
.name { font-weight: 700; overflow-wrap: anywhere; line-height: 1.2; }
.figure { font: 700 17px var(--display); font-variant-numeric: tabular-nums; text-align: right; }
.figure small { font: 13px var(--text); color: var(--ink-2); }
.row svg { display: block; width: 100%; overflow: visible; }
.marks { position: relative; height: 22px; color: var(--ink-2); font-size: 13px; font-variant-numeric: tabular-nums; }
.marks span { position: absolute; transform: translateX(-50%); }
.axis .marks { border-top: 1px solid var(--line); }
.grid { stroke: var(--line); }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
.dot { fill: var(--moss); stroke: var(--raised); stroke-width: 2; }
.column, .bar { fill: var(--moss); }
.middle { stroke: var(--ink); stroke-width: 2; }
.even { stroke: var(--ink-2); stroke-width: 1.5; stroke-dasharray: 3 3; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { font-weight: 500; color: var(--ink-2); text-align: right; font-size: 13px; padding: 4px 8px; vertical-align: bottom; }
td { padding: 6px 8px; border-top: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; font-weight: 700; color: var(--ink); }
.matrix td + td { text-align: center; border: 2px solid var(--paper); border-radius: 6px; min-width: 64px; }
.matrix th { text-align: center; }
.reason td { white-space: normal; text-align: left; }
.reason th { text-align: left; }
.reason td:last-child { color: var(--forbidden); overflow-wrap: anywhere; }
@media (max-width: 560px) {
  main { padding: 24px 16px 48px; } h1 { font-size: 28px; }
  .row { grid-template-columns: 84px 1fr 56px; gap: 8px; } .figure small { display: block; }
  .marks span:nth-child(even) { display: none; }
}
@media print { body { background: none; } }
"""
