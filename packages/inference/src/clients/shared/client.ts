import type { Code } from "@vitrine/code";
import { FormedCall } from "../../plan/form.ts";
import type { Call, Client } from "../../shapes.ts";

/**
 * A client that writes calls by their form: `form` is asked once for a program with gaps, and each call of the form
 * fills them. It may look at all of a call but what holds the model's name, which it reads through `gaps.ts`.
 */
export function clientOf<L extends string>(
	client: Omit<Client, "write"> & { form(call: Call): Code<L> },
): Client & { write(call: Call): Code<L> } {
	const { form, ...facts } = client;
	const written: Client & { write(call: Call): Code<L> } = {
		...facts,
		write(call) {
			const programs = FormedCall.programs(call);
			let program = programs?.get(written) as Code<L> | undefined;
			if (!program) programs?.set(written, (program = form(call)));
			return (program ??= form(call)).filled(call);
		},
	};
	return written;
}
