import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLIENTS, fullName } from "@vitrine/inference";
import { expect, it } from "vitest";
import { LISTS } from "../environments/cache.ts";
import { keyOf } from "../shell/packageName.ts";

const read = (file: string): string => readFileSync(join(LISTS, file), "utf8");

/** The packages that calls are run with. */
const CALLS = {
	pypi: { file: "calls.in", lock: "calls.txt", names: read("calls.txt").match(/^[\w.-]+(?===)/gm) ?? [] },
	npm: {
		file: "calls/package.json",
		lock: "calls/package-lock.json",
		names: Object.keys(JSON.parse(read("calls/package.json")).dependencies),
	},
} as const;

it.each(CLIENTS.flatMap((client) => (client.package ? [[fullName(client), client.package] as const] : [])))(
	"the package of %s is installed where calls are run",
	(_, { registry: ecosystem, name }) => {
		const { file, lock, names } = CALLS[ecosystem];
		const missing = `verify/environments/${file}: add ${name}, write ${lock} from it, and run npm run verify -- --install --only calls`;
		expect(
			names.map((one) => keyOf({ ecosystem, name: one })),
			missing,
		).toContain(keyOf({ ecosystem, name }));
	},
);
