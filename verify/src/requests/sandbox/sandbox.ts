import { join } from "node:path";
import { mockHosts } from "../mock/hosts.ts";
import { scenarioOf } from "../mock/scenario.ts";
import type { Authority } from "../recorder/certificates.ts";
import type { RecordedRequest } from "../recorder/exchange.ts";
import { type Recorder, startRecorder } from "../recorder/recorder.ts";
import type { JavaScriptCall } from "../sdk/javascript.ts";
import type { PythonCall } from "../sdk/python.ts";
import type { CallSpec } from "../spec.ts";
import { tokenVariables } from "../tokens.ts";
import type { Tooling } from "../tooling.ts";
import { type JsonProcess, startJsonProcess } from "./jsonProcess.ts";
import { type ProcessResult, SECONDS } from "./result.ts";
import { runAlone } from "./runAlone.ts";
import { WorkFolder } from "./workFolder.ts";

/** What a program or an SDK has done. */
export interface Execution extends ProcessResult {
	readonly requests: readonly RecordedRequest[];
	/** The contents of the files that it wrote. */
	readonly saved: readonly Buffer[];
}

/** Opens a sandbox in a folder of its own. */
export async function openSandbox(folder: string, authority: Authority, tooling: Tooling): Promise<RequestSandbox> {
	const recorder = await startRecorder(authority);
	const work = new WorkFolder(folder, authority, recorder.port, tooling.packages);
	const client = ["--import", REDIRECT, HUB_CLIENT, folder];
	return new RequestSandbox(recorder, work, {
		...(tooling.python && { python: startJsonProcess(tooling.python, ["-I", "-u", FORK_SERVER], work.environment) }),
		...(tooling.packages && { javascript: startJsonProcess(process.execPath, client, work.environment) }),
	});
}

/** Processes that keep libraries loaded between calls; absent if the packages are not installed. */
interface Servers {
	readonly python?: JsonProcess;
	readonly javascript?: JsonProcess;
}

/** Runs one program at a time, which can reach nothing but a recorder of the sandbox. */
export class RequestSandbox {
	readonly #recorder: Recorder;
	readonly #work: WorkFolder;
	readonly #servers: Servers;

	constructor(recorder: Recorder, work: WorkFolder, servers: Servers) {
		this.#recorder = recorder;
		this.#work = work;
		this.#servers = servers;
	}

	runPython(program: string, spec: CallSpec): Promise<Execution> {
		return this.#inFork({ program }, spec);
	}

	runJavaScript(program: string, spec: CallSpec): Promise<Execution> {
		return this.#alone(process.execPath, ["--import", REDIRECT], { name: "snippet.mjs", text: program }, spec);
	}

	runShell(program: string, spec: CallSpec): Promise<Execution> {
		return this.#alone("sh", [], { name: "snippet.sh", text: program }, spec);
	}

	/** Makes a call with a Python SDK. */
	callPython(call: PythonCall, spec: CallSpec): Promise<Execution> {
		return this.#inFork({ call }, spec);
	}

	/** Makes a call with the hub's JavaScript client. */
	callJavaScript(call: JavaScriptCall, spec: CallSpec): Promise<Execution> {
		this.#work.reset(spec.files);
		return this.#record(spec, () => installed(this.#servers.javascript).ask({ call, folder: this.#work.path }));
	}

	async close(): Promise<void> {
		this.#servers.python?.close();
		this.#servers.javascript?.close();
		await this.#recorder.close();
	}

	#inFork(job: object, spec: CallSpec): Promise<Execution> {
		this.#work.reset(spec.files);
		const setting = { folder: this.#work.path, environment: tokenVariables(spec.options), seconds: SECONDS };
		return this.#record(spec, () => installed(this.#servers.python).ask({ ...job, ...setting }));
	}

	#alone(
		command: string,
		args: readonly string[],
		program: { readonly name: string; readonly text: string },
		spec: CallSpec,
	): Promise<Execution> {
		const { path, environment } = this.#work;
		this.#work.reset(spec.files, program);
		const env = { ...environment, ...tokenVariables(spec.options) };
		return this.#record(spec, () => runAlone(command, [...args, program.name], { cwd: path, env }));
	}

	async #record(spec: CallSpec, run: () => Promise<ProcessResult>): Promise<Execution> {
		this.#recorder.start(mockHosts(scenarioOf(spec)));
		const result = await run();
		return { ...result, requests: this.#recorder.requests(), saved: this.#work.newFiles() };
	}
}

function installed(server: JsonProcess | undefined): JsonProcess {
	if (server) return server;
	throw new Error("The packages of verify/environments/calls are not installed.");
}

const FORK_SERVER = join(import.meta.dirname, "fork_server.py");
const REDIRECT = join(import.meta.dirname, "redirect.mjs");
const HUB_CLIENT = join(import.meta.dirname, "../sdk/hubClient.ts");
