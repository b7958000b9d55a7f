import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Recording } from "../../packages/inference/scripts/record.ts";
import { camelCase } from "../../packages/inference/src/clients/shared/names.ts";
import { NewError, writeAll, type Written } from "./writing.ts";

const FOLDER = "packages/inference/src/providers";

/** Writes the file of a provider whose calls `npm run providers` has recorded. Throws a NewError for any other id. */
export function newProvider(root: string, id: string): Written {
	const recorded = join(root, FOLDER, `${id}.generated.json`);
	if (!/^[a-z][a-z0-9-]*$/.test(id) || !existsSync(recorded))
		throw new NewError(
			`There is no ${FOLDER}/${id}.generated.json. Run "npm run providers", which writes one for each provider of the ` +
				"installed @huggingface/inference. If that does not have it, a newer release may: set its version in " +
				"packages/inference/package.json, apps/web/package.json and verify/environments/calls first, as " +
				'"Add a provider" in CONTRIBUTING.md says.',
		);
	const path = `${FOLDER}/${id}.ts`;
	writeAll(root, { [path]: entry(JSON.parse(readFileSync(recorded, "utf8"))) });
	return { written: [path], next: NEXT };
}

const NEXT: readonly string[] = [
	"Next: state the label, the website and hubOrg. If a task returns something other than its result, state where the result is. Then run:",
	"npm test -- packages/inference test/readme -u",
	'It names what is still missing. See "Add a provider" in CONTRIBUTING.md.',
];

/** The empty website fails a test until the author fills it in. */
function entry({ provider, calls }: Recording): string {
	const heads = Object.values(calls).flat();
	const isOpen = heads.some(({ routed }) => routed !== undefined);
	const scheme = heads.map(({ direct }) => direct.headers["Authorization"]?.split(" ")[0]).find(Boolean) ?? "Bearer";
	return `import recorded from "./${provider}.generated.json" with { type: "json" };
import type { ProviderEntry } from "./shapes.ts";

export const ${camelCase(provider)}: ProviderEntry = {
	id: "${provider}",
	label: "${provider}",
	website: "",
	hubOrg: "",
	access: "${isOpen ? "open" : "closed"}",
	auth: "${scheme}",
	status: "added",
	calls: recorded.calls,
};
`;
}
