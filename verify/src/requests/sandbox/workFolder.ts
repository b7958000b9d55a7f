import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Authority } from "../recorder/certificates.ts";
import { writeFiles } from "./files.ts";

/** A folder in which programs are run one after the other, each with an empty working directory. */
export class WorkFolder {
	/** The working directory of the programs. */
	readonly path: string;
	/** The variables of the programs: of this machine only the path, and the recorder's authority for every library. */
	readonly environment: Readonly<Record<string, string>>;
	#given: readonly string[] = [];

	/** `port` is that of the recorder, `packages` the folder of the npm packages that programs import. */
	constructor(folder: string, { file }: Authority, port: number, packages: string | undefined) {
		this.path = join(folder, "scratch");
		this.environment = {
			PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
			HOME: folder,
			LC_ALL: "C.UTF-8",
			RECORDER_PORT: String(port),
			CURL_HOME: folder,
			SSL_CERT_FILE: file,
			REQUESTS_CA_BUNDLE: file,
			NODE_EXTRA_CA_CERTS: file,
			NODE_COMPILE_CACHE: join(folder, "compiled"),
			HF_HOME: join(folder, "hub"),
			HF_HUB_DISABLE_TELEMETRY: "1",
		};
		mkdirSync(join(folder, "bin"), { recursive: true });
		writeFileSync(join(folder, ".curlrc"), curlSettings(port, file));
		writeFileSync(join(folder, "bin/sleep"), SHORT_SLEEP, { mode: 0o755 });
		if (packages !== undefined) symlinkSync(packages, join(folder, "node_modules"));
	}

	/** Empties the working directory, then writes the files that a program reads, and the program if it is given. */
	reset(files: readonly string[], program?: { readonly name: string; readonly text: string }): void {
		rmSync(this.path, { recursive: true, force: true });
		mkdirSync(this.path);
		writeFiles(this.path, files);
		if (program) writeFileSync(join(this.path, program.name), program.text);
		this.#given = readdirSync(this.path);
	}

	/** The contents of the files that were written since the last reset. */
	newFiles(): readonly Buffer[] {
		const entries = readdirSync(this.path, { withFileTypes: true });
		const written = entries.filter((entry) => entry.isFile() && !this.#given.includes(entry.name));
		return written.map(({ name }) => readFileSync(join(this.path, name)));
	}
}

const curlSettings = (port: number, authority: string): string =>
	`connect-to = "::127.0.0.1:${port}"\ncacert = "${authority}"\nsilent\nshow-error\n`;

/** A `sleep` that takes 20 ms, because waiting for a mocked job proves nothing. */
const SHORT_SLEEP = "#!/bin/sh\nexec /bin/sleep 0.02\n";
