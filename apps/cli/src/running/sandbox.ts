import { findSandbox, type Sandbox } from "@vitrine/verify/here";
import { Misuse } from "../errors.ts";
import type { Io } from "../io.ts";

/** The sandbox; undefined if the caller does without. Throws Misuse if there is none. */
export function sandboxFor(
	io: Io,
	{ sandbox, trust }: { readonly sandbox: boolean; readonly trust?: boolean | undefined },
): Sandbox | undefined {
	if (!sandbox) {
		const code = trust ? ", and --trust lets them run code of the models" : "";
		io.err(`Without a sandbox, programs have network access and all permissions of this account${code}.\n`);
		return undefined;
	}
	const found = findSandbox();
	if ("name" in found) return found;
	throw new Misuse(
		`There is no sandbox: ${found.problem} To run without one, with all permissions of this account, add --no-sandbox.`,
	);
}
