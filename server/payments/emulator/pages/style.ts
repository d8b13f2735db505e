/** Plain, quiet and unlike Levare itself: nobody shall take it for a page on which money moves. */
export const STYLE = `
:root { color-scheme: dark light; --ground: #17161a; --card: #201f25; --ink: #f4f2f7; --soft: #b9b5c2; --line: #55515f; --main: #8f88ff; --on-main: #14121f; --warn: #ffb37a; }
@media (prefers-color-scheme: light) { :root { --ground: #f3f2f6; --card: #fff; --ink: #17161a; --soft: #55515f; --line: #8a8694; --main: #4a3fd1; --on-main: #fff; --warn: #9a3412; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.test { margin: 0; padding: 0.6rem 1rem; background: #ffb020; color: #1b1300; font-weight: 700; text-align: center; }
main { max-width: 31rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border-radius: 16px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
p { margin: 0 0 1rem; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1.25rem; font-variant-numeric: tabular-nums; }
th { text-align: start; font-weight: 400; padding: 0.35rem 0; overflow-wrap: anywhere; }
td { text-align: end; padding: 0.35rem 0 0.35rem 1rem; white-space: nowrap; }
.total th, .total td { border-top: 1px solid var(--line); font-weight: 700; }
.field label { display: block; font-weight: 600; margin-bottom: 0.25rem; }
input, select { width: 100%; min-height: 44px; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; }
small { color: var(--soft); font-size: 0.875rem; }
button, .link { display: inline-block; min-height: 44px; padding: 0.55rem 1.1rem; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; text-decoration: none; }
button.main { background: var(--main); color: var(--on-main); border-color: var(--main); }
form > button, form > .buttons { margin-top: 0.25rem; }
.back { margin: 1.5rem 0 0; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.wide button.main { width: 100%; }
.problem { color: var(--warn); font-weight: 600; }
.soft { color: var(--soft); }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
details { margin: 1.5rem 0 0; color: var(--soft); }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
summary::before { content: "+"; width: 1.25rem; }
details[open] summary::before { content: "–"; }
ul { padding: 0; margin: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; justify-content: space-between; padding: 0.4rem 0; align-items: center; }
code { font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); }
@media (max-width: 34rem) { main { margin: 0; border-radius: 0; padding: 1.25rem 1rem 2rem; min-height: calc(100dvh - 3rem); } }
`;
