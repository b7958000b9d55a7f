import { type AppChoice, appsFor, appSnippets, contentsOf, type LocalApp, localApps } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { Subject } from "../subject.ts";
import { once } from "../once.ts";
import { shapesOf } from "./newShapes.ts";
import { recordsIn } from "./records.ts";
import { withVariants } from "./variants.ts";

/**
 * Every block of commands that a local app has for the records of `fixtures/app`, and one subject for each further
 * template that traits of records or the choice of a file lead to. Links are left out.
 */
export const appSubjects: () => readonly Subject[] = once(() =>
	localApps.flatMap((app) =>
		withVariants(
			recordsIn("app").filter(([, record]) => appsFor(record).includes(app)),
			(name, record) => subjectsOf(app, name, record),
		),
	),
);

function subjectsOf(app: LocalApp, name: string, record: ModelRecord): readonly Subject[] {
	const plain = blocksOf(app, name, record, {});
	const known = shapesOf(plain);
	const file = contentsOf(record).quants.at(-1)?.file;
	const chosen = file === undefined ? [] : blocksOf(app, `${name}.chosen`, record, { file });
	return [...plain, ...chosen.filter(({ shape }) => !known.has(shape))];
}

function blocksOf(app: LocalApp, name: string, model: ModelRecord, choice: AppChoice): readonly Subject[] {
	return appSnippets(app, model, choice).flatMap((block, at) => {
		if (!("code" in block)) return [];
		const { code } = block;
		const title = block.title?.toLowerCase().replace(/[^a-z0-9]+/g, "-") ?? String(at);
		return [{ id: `app/${app.key}/${name}.${title}.sh`, language: "sh", text: String(code), shape: code.shape, model }];
	});
}
