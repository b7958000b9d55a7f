// npm run bench:search: measures the embedded engine, and other engines if Python is installed, on invented records; or a cluster.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inProcess } from "./child.ts";
import type { ClusterMeasured } from "./cluster.ts";
import { clusterReport } from "./clusterReport.ts";
import { writeDataset } from "./dataset.ts";
import type { Imported } from "./importing.ts";
import { askPeer, type Peer, PEERS, type PeerResult, pythonOfPeers } from "./peers.ts";
import { QuestionSampler } from "./questions.ts";
import { type Measured, report } from "./report.ts";
import type { Searched } from "./searching.ts";
import type { Upserted } from "./upserting.ts";

const HELP = `npm run bench:search -- [OPTIONS]

  --records N        records to invent; 2500000 by default
  --seed N           the seed of records and queries; 1 by default
  --queries N        queries of each kind; 200 by default
  --peer-queries N   queries of each kind for the other engines; 20 by default, 0 leaves them out
  --upserts N        records to change and add; 1000 by default
  --folder PATH      a folder for the records and the catalogue, which are kept and used again
  --json FILE        writes all measurements
  --engine NAME      embedded (default), or opensearch to measure a cluster
  --nodes URLS       the nodes of the cluster, separated by commas; without credentials
  --index NAME       an index of the cluster, which is filled if it is empty, and kept`;

const { values } = parseArgs({
	options: {
		records: { type: "string", default: "2500000" },
		seed: { type: "string", default: "1" },
		queries: { type: "string", default: "200" },
		"peer-queries": { type: "string", default: "20" },
		upserts: { type: "string", default: "1000" },
		folder: { type: "string" },
		json: { type: "string" },
		engine: { type: "string", default: "embedded" },
		nodes: { type: "string" },
		index: { type: "string" },
		help: { type: "boolean", default: false },
	},
});

if (values.help) console.log(HELP);
else await main();

async function main(): Promise<void> {
	const folder = values.folder === undefined ? mkdtempSync(join(tmpdir(), "vitrine-bench-")) : resolve(values.folder);
	mkdirSync(folder, { recursive: true });
	try {
		const measured = values.engine === "opensearch" ? await measureCluster(folder) : await measure(folder);
		console.log("disk" in measured ? clusterReport(measured) : report(measured));
		if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(measured)}\n`);
	} finally {
		if (values.folder === undefined) rmSync(folder, { recursive: true });
	}
}

async function measure(folder: string): Promise<Measured> {
	const [records, seed] = [whole("records", values.records), whole("seed", values.seed)];
	const file = await recordsIn(folder, records, seed);
	const data = join(folder, `catalogue-${records}-${seed}`);
	const isThere = existsSync(data);
	if (!isThere) say("importing them");
	const imported = isThere ? undefined : await inProcess<Imported>("importing.ts", data, file);
	const questions = join(folder, "questions.json");
	writeQuestions(file, seed, questions);
	say("searching");
	const catalogue = join(data, "catalogue.sqlite");
	const searched = await inProcess<Searched>("searching.ts", catalogue, questions);
	const peers = await askPeers(file, questions, folder);
	say("changing records");
	const upserted = await inProcess<Upserted>("upserting.ts", catalogue, String(whole("upserts", values.upserts)));
	return { records, seed, ...(imported && { imported }), searched, upserted, peers };
}

async function measureCluster(folder: string): Promise<ClusterMeasured> {
	if (values.nodes === undefined) throw new Error("--engine opensearch needs --nodes with the URLs of the cluster");
	const seed = whole("seed", values.seed);
	const file = await recordsIn(folder, whole("records", values.records), seed);
	const questions = join(folder, "questions.json");
	writeQuestions(file, seed, questions);
	say("importing them into the cluster, and searching there");
	const kept = values.index === undefined ? [] : [values.index];
	return inProcess<ClusterMeasured>("cluster.ts", values.nodes, file, questions, ...kept);
}

/** The file of invented records in a folder; written if it is missing. */
async function recordsIn(folder: string, records: number, seed: number): Promise<string> {
	const file = join(folder, `records-${records}-${seed}.ndjson`);
	if (existsSync(file)) return file;
	say(`inventing ${records} records`);
	await writeDataset(`${file}.draft`, records, seed);
	renameSync(`${file}.draft`, file);
	return file;
}

function writeQuestions(file: string, seed: number, into: string): void {
	const sampler = new QuestionSampler(file, seed + 1);
	writeFileSync(into, JSON.stringify(sampler.questions(whole("queries", values.queries))));
	sampler.close();
}

async function askPeers(records: string, questions: string, folder: string): Promise<Measured["peers"]> {
	const each = whole("peer-queries", values["peer-queries"]);
	const python = each === 0 ? undefined : pythonOfPeers();
	if (python === undefined) {
		say("the other engines are left out" + (each === 0 ? "" : ": python3 with venv, or a package, is missing"));
		return {};
	}
	const found: Partial<Record<Peer, PeerResult>> = {};
	for (const peer of PEERS) {
		say(`asking ${peer}`);
		const own = mkdtempSync(join(folder, "peer-"));
		found[peer] = await askPeer(peer, python, { records, questions, folder: own, each });
		rmSync(own, { recursive: true });
	}
	return found;
}

/** The whole number of an option. */
function whole(name: string, text: string): number {
	const value = Number(text);
	if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} is "${text}"; it should be a whole number`);
	return value;
}

function say(line: string): void {
	console.error(`${line} …`);
}
