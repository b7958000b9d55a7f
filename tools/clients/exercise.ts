import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Client, type Place, STARTS_AGAIN, type Step, type Tried, type Work } from "./client.ts";
import { openRelay, type Relay } from "./relay.ts";
import { killed, type Ran, ran } from "./run.ts";
import { FILE, MODELS, type Stage } from "./stage.ts";

/** Lets a client do all that it can, one after the other, and says what worked. */
export async function exercised(client: Client, stage: Stage): Promise<Tried> {
	const relay = await openRelay(stage.url);
	try {
		const found: Partial<Record<Work, true | string>> = {};
		for (const work of client.works)
			found[work] = await new Exercise(client, stage, relay)[work]().catch((error: unknown) => String(error));
		return { name: client.name, version: client.version, found };
	} finally {
		relay.close();
	}
}

/** Bytes after which a download is killed. */
const PART = 20_000_000;

class Exercise implements Readonly<Record<Work, () => Promise<true | string>>> {
	static #count = 0;
	readonly #client: Client;
	readonly #stage: Stage;
	readonly #relay: Relay;
	readonly #place: Place;

	constructor(client: Client, stage: Stage, relay: Relay) {
		[this.#client, this.#stage, this.#relay] = [client, stage, relay];
		const { open, file = FILE } = this.#models;
		this.#place = { url: relay.url, home: this.#newHome(), model: open, file, search: "me/ch" };
		relay.pass();
	}

	get #models() {
		return this.#client.models ?? MODELS;
	}

	#newHome(): string {
		const home = join(this.#stage.folder, "homes", String(Exercise.#count++));
		mkdirSync(home, { recursive: true });
		return home;
	}

	readonly #run = (step: Step, place: Partial<Place> = {}): Promise<Ran> =>
		ran(this.#client, step, { ...this.#place, ...place });

	/** Runs a step with nothing that the client has kept. */
	readonly #runFresh = (step: Step, place: Partial<Place>): Promise<Ran> =>
		this.#run(step, { ...place, home: this.#newHome() });

	async list(): Promise<true | string> {
		const names = resultOf(await this.#run("list")) as string | readonly string[];
		return names.includes(this.#place.model) || `${String(names)} is without ${this.#place.model}`;
	}

	async info(): Promise<true | string> {
		const info = JSON.stringify(resultOf(await this.#run("info")));
		return /\b[0-9a-f]{40}\b/.test(info) || `no revision in ${info}`;
	}

	async download(): Promise<true | string> {
		return this.#isWhole(await this.#run("download"));
	}

	async snapshot(): Promise<true | string> {
		const folder = String(resultOf(await this.#run("snapshot")));
		const config = readFileSync(join(folder, "config.json"), "utf8");
		const isWhole = config.includes("llama") && statSync(join(folder, FILE)).size === this.#stage.expected.length;
		return isWhole || `${folder} is not whole`;
	}

	/** A download that is killed with SIGKILL on its way. */
	async resume(): Promise<true | string> {
		await killed(this.#client, "download", this.#place, this.#relay.hold(PART));
		const first = this.#relay.sent;
		if (first < PART) return `it ended after ${first} bytes`;
		this.#relay.pass();
		const whole = this.#isWhole(await this.#run("download"));
		return whole === true && this.#relay.sent >= this.#stage.expected.length ? STARTS_AGAIN : whole;
	}

	/** A second run reads no file again. */
	async again(): Promise<true | string> {
		const step = this.#client.works.includes("snapshot") ? "snapshot" : "download";
		const first = resultOf(await this.#run(step));
		const { sent } = this.#relay;
		this.#relay.pass();
		const second = resultOf(await this.#run(step));
		if (sent === 0) return "the first run read no file";
		return (this.#relay.sent === 0 && first === second) || `${this.#relay.sent} of ${sent} bytes were sent again`;
	}

	async missing(): Promise<true | string> {
		const places: Partial<Place>[] = [{ model: "acme/none" }, { model: "acme/recorded" }];
		// A client that is given no file chooses one itself.
		if (this.#models.file === undefined) places.push({ file: "none.gguf" });
		for (const place of places) {
			const answer = refused(await this.#runFresh("download", place), this.#client.words ?? NOT_FOUND);
			if (answer !== true) return `${JSON.stringify(place)}: ${answer}`;
		}
		return true;
	}

	/** A private and a gated model: without a token, with a wrong one, with the right one. */
	async token(): Promise<true | string> {
		const { secret, guarded } = this.#models;
		const file = this.#client.models?.file ?? "config.json";
		const outcomes: Readonly<Record<string, true | string>> = {
			"a private model without a token": refused(
				await this.#runFresh("download", { model: secret, file }),
				this.#client.words ?? NOT_FOUND,
			),
			"a private model with a wrong token": refused(
				await this.#runFresh("download", { model: secret, file, token: "hf_wrong" }),
				this.#client.words ?? UNKNOWN,
			),
			"a gated model without a token": refused(
				await this.#runFresh("download", { model: guarded, file }),
				this.#client.words ?? GATED,
			),
			"a private model with its token": await this.#reads(secret, file),
			"a gated model with its token": await this.#reads(guarded, file),
			"the list": await this.#listsSecret(),
		};
		const wrong = Object.entries(outcomes).find(([, outcome]) => outcome !== true);
		return wrong === undefined || wrong.join(": ");
	}

	async #reads(model: string, file: string): Promise<true | string> {
		const result = resultOf(await this.#runFresh("download", { model, file, token: this.#stage.token }));
		return result === true || statSync(String(result)).size > 0 || `${String(result)} is empty`;
	}

	/** A list has a private model only for those who may see it. */
	async #listsSecret(): Promise<true | string> {
		if (!this.#client.works.includes("list")) return true;
		const named = async (token?: string): Promise<boolean> => {
			const names = resultOf(await this.#run("list", { search: "me/sec", token })) as string | readonly string[];
			return names.includes(MODELS.secret);
		};
		return (!(await named()) && (await named(this.#stage.token))) || "a private model is in the wrong list";
	}

	#isWhole(answer: Ran): true | string {
		const result = resultOf(answer);
		return result === true || readFileSync(String(result)).equals(this.#stage.expected) || "other bytes";
	}
}

/** How clients name what is missing, refused or gated; a reader without a token gets 401 from the registry of GGUF files. */
const NOT_FOUND =
	/401|404|not a valid model identifier|has only the record|not.?found|no such|does not exist|doesn.t exist|could not be found/i;
const UNKNOWN = /401|404|credentials|unauthori[sz]ed|authentication|authorization failed|not.?found|token/i;
/** huggingface_hub 0.10 prints the class of the error, and not its status. */
const GATED = /401|403|gated|forbidden|requires approval|HfHubHTTPError: <class/i;

function refused({ status, stdout, stderr }: Ran, words: RegExp): true | string {
	if (status === 0) return `it was not refused: ${stdout.slice(-200)}`;
	return words.test(stderr + stdout) || `the reason is missing: ${(stderr || stdout).slice(-400)}`;
}

function resultOf({ status, stdout, stderr, command }: Ran): unknown {
	if (status !== 0) throw new Error(`exit ${status}: ${(stderr || stdout).trim().slice(-400)}`);
	return command.result === undefined ? JSON.parse(stdout.trim().split("\n").at(-1) ?? "") : command.result(stdout);
}
