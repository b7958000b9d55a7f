import { writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Change } from "./compare.ts";

/** Writes a page with the screenshots that differ, before and after, side by side. */
export function writeReport(file: string, changes: readonly Change[], before: string): void {
	const folder = relative(dirname(file), before);
	const parts = changes.map((change) => sectionOf(change, folder));
	writeFileSync(file, `${HEAD}<h1>${changes.length} screenshots differ</h1>${parts.join("")}`);
}

const HEAD =
	'<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>body{font:14px system-ui;margin:2rem}' +
	"section{margin-top:3rem}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}img{max-width:100%;border:1px solid #ccc}</style>";

function sectionOf({ file, kind, share }: Change, folder: string): string {
	const name = escaped(file);
	const before = kind === "new" ? "" : `<img loading="lazy" alt="before" src="${escaped(folder)}/${name}">`;
	const after = kind === "gone" ? "" : `<img loading="lazy" alt="after" src="${name}">`;
	const how = share === undefined ? kind : `${(share * 100).toFixed(share < 0.001 ? 4 : 1)}% of the pixels`;
	return `<section><h2>${name}: ${how}</h2><div><p>${before}</p><p>${after}</p></div></section>`;
}

const escaped = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
