import { fileURLToPath } from "node:url";
import { prepareAstro, startAstro } from "./astro.ts";
import { type Asking, type Load, load } from "./load.ts";
import { markupOf } from "./markup.ts";
import { type Measured, startMeasured } from "./server.ts";

/** Models whose pages are rendered, and those that Astro has in memory. */
const [MODELS, OF_ASTRO] = [1000, 100];

interface Case extends Omit<Asking, "seconds"> {
	readonly name: string;
	readonly server: Measured;
}

/** The cost of a case in rounds, in which the cases take turns: other load affects all of them equally. */
export interface Cost {
	readonly name: string;
	/** The round with the most answers for a second of processor time. */
	readonly best: Load;
	/** The processor time of an answer, relative to that of the plain handler in its best round. */
	readonly times: number;
}

/** Measures what pages of models cost the server, beside the least that a server does and beside Astro. */
export async function requestCosts(server: Measured, model: string, rounds: number, seconds: number): Promise<Cost[]> {
	prepareAstro();
	const many = (await (await fetch(`${server.url}/api/models?limit=${MODELS}`)).json()) as readonly {
		readonly id: string;
	}[];
	const paths = many.map(({ id }) => `/models/${id}`);
	const htmls = await Promise.all(paths.slice(0, OF_ASTRO).map((path) => textOf(server, path)));
	const tag = (await fetch(server.url + model)).headers.get("ETag") ?? "";
	const rendered = await load(server, { paths, status: 200, unique: true, seconds });
	const astro = await startAstro(htmls.map(markupOf));
	const plain = await startMeasured([fileURLToPath(new URL("plain.ts", import.meta.url)), rendered.bytes.toFixed(0)]);
	const cases: readonly Case[] = [
		{ name: PLAIN, server: plain, paths: ["/"], status: 200 },
		{ name: `uncached model pages, ${many.length}`, server, paths, status: 200, unique: true },
		{
			name: `the same pages rendered by Astro, ${htmls.length}`,
			server: astro,
			paths: htmls.map((_, at) => `/${at}`),
			status: 200,
		},
		{ name: "a kept model page", server, paths: [model], status: 200 },
		{ name: "the same page, answered with 304", server, paths: [model], status: 304, tag },
		{ name: "the list, filters and counts", server, paths: LISTS, status: 200, unique: true },
	];
	try {
		return costsOf(await bestOf(cases, rounds, seconds));
	} finally {
		await Promise.all([astro.close(), plain.close()]);
	}
}

const PLAIN = "plain handler, as many bytes";

const LISTS = ["/models", "/models?task=text-generation", "/models?library=transformers", "/models?q=llama"];

const textOf = async ({ url }: Measured, path: string): Promise<string> => (await fetch(url + path)).text();

async function bestOf(cases: readonly Case[], rounds: number, seconds: number): Promise<ReadonlyMap<string, Load>> {
	const best = new Map<string, Load>();
	for (let round = 0; round <= rounds; round++)
		for (const { name, server, ...asking } of cases) {
			console.error(round === 0 ? `Warming up: ${name}` : `Requests, round ${round} of ${rounds}: ${name}`);
			const measured = await load(server, { ...asking, seconds });
			if (round > 0 && measured.perCore > (best.get(name)?.perCore ?? 0)) best.set(name, measured);
		}
	return best;
}

function costsOf(best: ReadonlyMap<string, Load>): Cost[] {
	const least = best.get(PLAIN)!.perCore;
	return [...best].map(([name, load]) => ({ name, best: load, times: least / load.perCore }));
}
