import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Prepared } from "./prepared.ts";
import type { SandboxProgram } from "./sandbox/runProgram.ts";

/** A printed program; for one that starts a server, with the request to it. */
interface Printed {
	readonly language: "python" | "js" | "sh";
	readonly text: string;
	readonly request?: { readonly text: string };
}

type Launch = Pick<SandboxProgram, "text" | "folders" | "interpreter" | "variables" | "onFolder">;

/** How a printed program is run with what an installation gives; `isServed` if the files of the model are here. */
export function launchOf(program: Printed, prepared: Prepared, isServed: boolean): Launch {
	return LAUNCH[program.language](program, prepared, isServed);
}

/** Starts a server, waits until it answers, and asks it. */
const SERVE_AND_ASK = readFileSync(join(import.meta.dirname, "serve_and_ask.sh"), "utf8");

const PRELOAD = join(import.meta.dirname, "preload.mjs");
const TRANSFORMERS_JS = "node_modules/@huggingface/transformers";

type Prepare = (program: Printed, prepared: Prepared, isServed: boolean) => Launch;

const LAUNCH: Readonly<Record<Printed["language"], Prepare>> = {
	python: ({ text }, { folders }) => ({ text, folders }),
	js: ({ text }, { folders, modules }, isServed) => {
		const isPointed = isServed && modules !== undefined && existsSync(join(modules, TRANSFORMERS_JS));
		const options = isPointed ? ["--import", "./preload.mjs"] : [];
		return {
			text,
			folders: [...folders, process.execPath],
			interpreter: { command: process.execPath, options, file: "program.mjs" },
			onFolder: (folder, when) => {
				if (when === "after" || modules === undefined) return;
				symlinkSync(join(modules, "node_modules"), join(folder, "node_modules"));
				if (isPointed) copyFileSync(PRELOAD, join(folder, "preload.mjs"));
			},
		};
	},
	sh: ({ text, request }, { folders, programs }) => ({
		text: request === undefined ? text : SERVE_AND_ASK,
		folders,
		interpreter: { command: "/bin/sh", file: "program.sh" },
		variables: { ...(programs !== undefined && { PATH: `${programs}:/usr/bin:/bin` }) },
		onFolder: (folder, when) => {
			if (when === "after" || request === undefined) return;
			writeFileSync(join(folder, "serve.sh"), text);
			writeFileSync(join(folder, "ask.sh"), request.text);
			// A request fails with its status, as it does not by itself.
			writeFileSync(join(folder, "home/.curlrc"), "fail-with-body\nsilent\nshow-error\n");
		},
	}),
};
