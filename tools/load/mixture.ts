import { links } from "../../apps/web/src/base/links.ts";
import type { Generated } from "../../packages/search/bench/generate.ts";
import type { Random } from "../../packages/search/bench/random.ts";
import type { RecordFile } from "../../packages/search/bench/recordFile.ts";
import { FILES, idOf, REPOSITORIES, WEIGHTS } from "./repositories.ts";
import type { Target } from "./shot.ts";

/** What requests are made from. */
interface Material {
	readonly url: string;
	readonly records: RecordFile;
	readonly random: Random;
}

type Address = string | { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** A kind of request: its share of all, in percent, and an address of it. */
interface Kind {
	readonly name: string;
	readonly share: number;
	address(material: Reading): Address;
}

/** Material with the ids whose pages have been requested. */
interface Reading extends Material {
	readonly seen: Set<string>;
}

const JSON_ONLY = { Accept: "application/json" };

/** What readers and programs request. Their shares add up to 100. */
export const KINDS: readonly Kind[] = [
	{ name: "home", share: 4, address: () => links.home() },
	{ name: "guides", share: 4, address: ({ random }) => GUIDES[random.below(GUIDES.length)] ?? "/" },
	{ name: "list", share: 15, address: filtered },
	{ name: "search", share: 15, address: (reading) => links.models({ q: wordsOf(reading) }) },
	{ name: "palette", share: 5, address: (reading) => links.island("palette-models", { q: wordsOf(reading) }) },
	{ name: "model", share: 25, address: (reading) => links.model(unseen(reading).id) },
	{ name: "snippets, Markdown", share: 6, address: (reading) => links.modelText(unseen(reading).id) },
	{ name: "snippets, JSON", share: 6, address: (reading) => links.island("panel", { model: unseen(reading).id }) },
	{ name: "card", share: 4, address: ({ random }) => links.model(repository(random), { tab: "card" }) },
	{ name: "files", share: 2, address: ({ random }) => links.model(repository(random), { tab: "files" }) },
	{ name: "download", share: 4, address: downloaded },
	{ name: "hub list", share: 5, address: hubList },
	{ name: "hub info", share: 5, address: (reading) => links.record(reading.records.record().id) },
];

/** Pages that are the same for everyone. */
const GUIDES = [
	links.tasks(),
	links.libraries(),
	links.providers(),
	links.docs("sources"),
	links.task("text-generation"),
	links.task("image-classification"),
	links.library("transformers"),
	links.quantizations(),
];

/** Requests without end, in the shares of their kinds; the fragment of the URL, which is not sent, names the kind. */
export function* mixture(material: Material): Generator<Target, never> {
	const reading: Reading = { ...material, seen: new Set() };
	for (;;) {
		const kind = drawn(material.random);
		const address = kind.address(reading);
		const { path, headers } = typeof address === "string" ? { path: address, headers: {} } : address;
		yield { url: `${material.url}${path}#${encodeURIComponent(kind.name)}`, headers };
	}
}

/** The kind of a request of {@link mixture}. */
export const kindOf = (url: string): string => decodeURIComponent(url.slice(url.indexOf("#") + 1));

function drawn(random: Random): Kind {
	let left = random.below(100);
	const found = KINDS.find(({ share }) => (left -= share) < 0);
	if (found === undefined) throw new Error("The shares of KINDS do not add up to 100.");
	return found;
}

function filtered({ records, random }: Reading): string {
	const one = records.record();
	const { license } = one["cardData"] as { readonly license?: unknown };
	const filters = {
		task: stated(one["pipeline_tag"]),
		library: random.below(2) === 0 ? stated(one["library_name"]) : undefined,
		licence: random.below(3) === 0 ? stated(license) : undefined,
		tag: random.below(4) === 0 ? one.tags[random.below(one.tags.length)] : undefined,
	};
	return links.models({ ...filters, sort: ["", "likes", "created", "parameters"][random.below(4)] });
}

/** One to three words of a name, the last of which may be unfinished. */
function wordsOf({ records, random }: Reading): string {
	const { id } = records.record();
	const words = id
		.slice(id.indexOf("/") + 1)
		.split(/[-_.]/)
		.filter((word) => word !== "");
	const text = words.slice(0, 1 + random.below(3)).join(" ");
	return random.below(3) === 0 ? text.slice(0, Math.max(2, text.length - random.below(4))) : text;
}

/** Tries for a record that was not requested; a small catalogue runs out of them. */
const TRIES = 50;

function unseen({ records, seen }: Reading): Generated {
	let one = records.record();
	for (let tries = 0; seen.has(one.id) && tries < TRIES; tries++) one = records.record();
	seen.add(one.id);
	return one;
}

const repository = (random: Random): string => idOf(random.below(REPOSITORIES));

function downloaded({ random }: Reading): Address {
	const file = FILES[random.below(FILES.length)] ?? WEIGHTS;
	const path = links.file(repository(random), file);
	const start = random.below(1000);
	return file === WEIGHTS ? { path, headers: { Range: `bytes=${start}-${start + 20_000}` } } : path;
}

function hubList(reading: Reading): Address {
	const { random, records } = reading;
	const query =
		random.below(2) === 0
			? `search=${encodeURIComponent(wordsOf(reading))}`
			: `pipeline_tag=${stated(records.record()["pipeline_tag"]) ?? "text-generation"}`;
	return { path: `/api/models?${query}&limit=${[20, 100][random.below(2)]}`, headers: JSON_ONLY };
}

const stated = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
