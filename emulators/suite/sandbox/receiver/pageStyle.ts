/** The style of the page, in the colours of the reader's system. */
export const pageStyle = `
:root { color-scheme: light dark; --line: #8a8578; --good: #1b5e3f; --bad: #a1261d; --accent: #1b4d3e; --page: #fdfcf9; --text: #1d1b17; }
@media (prefers-color-scheme: dark) { :root { --good: #8fd3ae; --bad: #ffb4ab; --accent: #8fd3ae; --page: #171613; --text: #ece8df; } }
* { box-sizing: border-box; }
body { background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: .5rem 0; }
summary { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; min-height: 2.75rem; padding: .5rem .25rem; cursor: pointer; }
summary > * { overflow-wrap: anywhere; }
.good { color: var(--good); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0 1rem; margin: .5rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
label { display: grid; gap: .25rem; flex: 1 1 12rem; min-width: 0; }
input, select, button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--page); color: var(--text); width: 100%; }
button { width: auto; cursor: pointer; font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;
