import { join } from "node:path";
import { answersFor } from "./answers/answers.ts";
import { type Case, sceneOf } from "./case.ts";
import { Place } from "./place.ts";
import type { Authority } from "./recorder/certificates.ts";
import type { Recorded } from "./recorder/recorded.ts";
import { type Recorder, startRecorder } from "./recorder/recorder.ts";
import { type Talk, talkTo } from "./runners/lines.ts";
import { type Outcome, SECONDS } from "./runners/outcome.ts";
import { runAlone } from "./runners/processes.ts";
import type { JavaScriptCall } from "./sdk/javascript.ts";
import type { PythonCall } from "./sdk/python.ts";
import { tokenEnvironment } from "./tokens.ts";
import type { Tooling } from "./tooling.ts";

/** What a program or a client did: how it ended, and what it sent. */
export interface Played extends Outcome {
	readonly requests: readonly Recorded[];
	/** What stands in the files that it wrote. */
	readonly saved: readonly Buffer[];
}

/** Opens a slot in a folder that is its own. */
export async function openSlot(folder: string, authority: Authority, tooling: Tooling): Promise<Slot> {
	const recorder = await startRecorder(authority);
	const place = new Place(folder, authority, recorder.port, tooling.packages);
	const { environment } = place;
	const asker = ["--import", REDIRECT, ASKER, folder];
	const talks = {
		...(tooling.python && { python: talkTo(tooling.python, ["-I", "-u", FORK_SERVER], environment) }),
		...(tooling.packages && { javascript: talkTo(process.execPath, asker, environment) }),
	};
	return new Slot(recorder, place, talks);
}

interface Talks {
	readonly python?: Talk | undefined;
	readonly javascript?: Talk | undefined;
}

/** Where one thing is played at a time, with a recorder of its own: what is sent there was sent by it. */
export class Slot {
	readonly #recorder: Recorder;
	readonly #place: Place;
	readonly #talks: Talks;

	constructor(recorder: Recorder, place: Place, talks: Talks) {
		this.#recorder = recorder;
		this.#place = place;
		this.#talks = talks;
	}

	python(program: string, one: Case): Promise<Played> {
		return this.#fork({ program }, one);
	}

	javascript(program: string, one: Case): Promise<Played> {
		return this.#alone(process.execPath, ["--import", REDIRECT], { name: "snippet.mjs", text: program }, one);
	}

	shell(program: string, one: Case): Promise<Played> {
		return this.#alone("sh", [], { name: "snippet.sh", text: program }, one);
	}

	/** Has a Python client make a call. */
	askPython(call: PythonCall, one: Case): Promise<Played> {
		return this.#fork({ call }, one);
	}

	/** Has the hub's JavaScript client make a call. */
	askJavaScript(call: JavaScriptCall, one: Case): Promise<Played> {
		this.#place.clear(one.files);
		return this.#play(one, () => present(this.#talks.javascript).ask<Outcome>({ call, folder: this.#place.scratch }));
	}

	async close(): Promise<void> {
		this.#talks.python?.close();
		this.#talks.javascript?.close();
		await this.#recorder.close();
	}

	#fork(job: object, one: Case): Promise<Played> {
		this.#place.clear(one.files);
		const setting = { folder: this.#place.scratch, environment: tokenEnvironment(one.options), seconds: SECONDS };
		return this.#play(one, () => present(this.#talks.python).ask<Outcome>({ ...job, ...setting }));
	}

	#alone(
		command: string,
		words: readonly string[],
		program: { readonly name: string; readonly text: string },
		one: Case,
	): Promise<Played> {
		const { scratch, environment } = this.#place;
		this.#place.clear(one.files, program);
		const env = { ...environment, ...tokenEnvironment(one.options) };
		return this.#play(one, () => runAlone(command, [...words, program.name], { cwd: scratch, env }));
	}

	async #play(one: Case, act: () => Promise<Outcome>): Promise<Played> {
		this.#recorder.answerWith(answersFor(sceneOf(one)));
		const outcome = await act();
		return { ...outcome, requests: this.#recorder.recorded(), saved: this.#place.made() };
	}
}

function present(talk: Talk | undefined): Talk {
	if (talk) return talk;
	throw new Error("The packages of verify/environments/calls are not installed.");
}

const FORK_SERVER = join(import.meta.dirname, "runners/fork_server.py");
const REDIRECT = join(import.meta.dirname, "runners/redirect.mjs");
const ASKER = join(import.meta.dirname, "sdk/asker.ts");
