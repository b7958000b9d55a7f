import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { readReport, snippetData } from "@vitrine/react";
import { renderCard } from "@vitrine/react/card";
import { Page, record } from "./page.mjs";

const read = (name) => readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
const report = readReport(read("@vitrine/react/report.ndjson"));
const panel = snippetData(record, { report, query: new URLSearchParams("mode=call&language=python") });
const card = renderCard('# A card\n\n<script>alert(1)</script>\n\n```python\nprint("rendered")\n```\n');
const props = { panel, card };
const html = renderToString(createElement(Page, props));
console.log(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>Another project</title><style>h1 { font-size: 40px } h2 { border-bottom: 3px solid } a { color: crimson } td { border: 4px solid }
</style><style>${read("@vitrine/react/style.css")}</style><style>.vitrine.vitrine { --accent: #005a5a }
@media (prefers-color-scheme: dark) { .vitrine.vitrine { --accent: aquamarine } }</style></head>
<body><main><div id="host"><h1>Another project</h1><a href="/">A link</a></div><div id="root">${html}</div></main>
<script type="application/json" id="props">${JSON.stringify(props).replaceAll("<", "\\u003c")}</script>
<script type="module" src="/client.js"></script></body></html>`);
