import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../environments/cache.ts";
import { installUv } from "../environments/uv.ts";
import { keyOf } from "../shell/packageName.ts";
import { type RegistryAnswer, type Asked, askNpm, askPypi } from "./ask.ts";

/** The most packages that are looked up, and how many at a time. */
const [MOST, TOGETHER] = [600, 4];
const DAY = 24 * 3600 * 1000;

/** Answers by the key of the package, and when they were given. */
interface Kept {
	readonly at: number;
	readonly answers: Readonly<Record<string, RegistryAnswer>>;
}

/** How packages are looked up; tests have a registry of their own. */
interface Asking {
	pypi(packages: readonly Asked[]): Promise<ReadonlyMap<string, RegistryAnswer>>;
	npm(one: Asked): Promise<RegistryAnswer>;
}

const REGISTRIES: Asking = {
	pypi: async (packages) => askPypi(packages, await installUv(console.error)),
	npm: askNpm,
};

/** The registries' answers for packages, each asked once; those of the last day are not asked again. Throws for more packages than it may ask for. */
export async function answersFor(
	packages: readonly Asked[],
	{ pypi, npm }: Asking = REGISTRIES,
): Promise<ReadonlyMap<string, RegistryAnswer>> {
	if (packages.length > MOST)
		throw new Error(`${packages.length} packages are more than the ${MOST} that may be looked up.`);
	const known = new Map(Object.entries(readKept().answers));
	const due = Map.groupBy(
		packages.filter((one) => !known.has(keyOf(one))),
		({ ecosystem }) => ecosystem,
	);
	const ofPypi = due.get("pypi") ?? [];
	for (const [key, answer] of ofPypi.length === 0 ? [] : await pypi(ofPypi)) known.set(key, answer);
	await askEach(due.get("npm") ?? [], async (one) => void known.set(keyOf(one), await npm(one)));
	keep(known);
	return new Map(packages.flatMap((one) => entryOf(keyOf(one), known)));
}

async function askEach(packages: readonly Asked[], ask: (one: Asked) => Promise<void>): Promise<void> {
	const left = [...packages];
	const next = async (): Promise<void> => {
		for (let one = left.shift(); one !== undefined; one = left.shift()) await ask(one);
	};
	await Promise.all(Array.from({ length: TOGETHER }, next));
}

const file = (): string => join(cacheFolder(), "drift.json");

function readKept(): Kept {
	const kept = existsSync(file()) ? (JSON.parse(readFileSync(file(), "utf8")) as Kept) : undefined;
	return kept !== undefined && Date.now() - kept.at < DAY ? kept : { at: Date.now(), answers: {} };
}

/** What could not be looked up is tried again next time. */
function keep(answers: ReadonlyMap<string, RegistryAnswer>): void {
	const good = [...answers].filter(([, answer]) => !("problem" in answer));
	mkdirSync(cacheFolder(), { recursive: true });
	writeFileSync(file(), JSON.stringify({ at: readKept().at, answers: Object.fromEntries(good) } satisfies Kept));
}

function entryOf(
	key: string,
	answers: ReadonlyMap<string, RegistryAnswer>,
): readonly (readonly [string, RegistryAnswer])[] {
	const answer = answers.get(key);
	return answer === undefined ? [] : [[key, answer]];
}
