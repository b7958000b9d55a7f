import { installUv } from "../environments/uv.ts";
import { lookUp, namedPackages } from "../shell/lookUp.ts";
import { keyOf } from "../shell/packageName.ts";
import { packageOf, PACKAGES_FILE, writePackages } from "../shell/packages.ts";

/**
 * Looks up the packages that commands name and that are not known yet, or all of them, and writes
 * `verify/src/shell/packages.ndjson`, without packages that no command names any more. Returns the exit code.
 */
export async function lookUpPackages({ all }: { readonly all: boolean }): Promise<number> {
	const named = namedPackages();
	const due = named.filter((one) => all || packageOf(one) === undefined);
	const today = new Date().toISOString().slice(0, 10);
	const found = due.length === 0 ? [] : lookUp(due, await installUv(console.log), today);
	const foundKeys = new Set(found.map(keyOf));
	const kept = named.filter((one) => !foundKeys.has(keyOf(one))).flatMap((one) => packageOf(one) ?? []);
	writePackages([...found, ...kept]);
	for (const { ecosystem, name, version } of found) console.log(`${ecosystem} ${name} ${version}`);
	console.log(`${found.length} looked up, ${found.length + kept.length} packages in ${PACKAGES_FILE}`);
	return 0;
}
