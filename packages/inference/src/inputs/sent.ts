import type { Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isChat } from "../kinds.ts";
import { chat } from "./chat.ts";
import { exampleIn, NO_EXAMPLE, others } from "./index.ts";
import type { Examples } from "./shapes.ts";
import { tidied, type Tidying } from "./tidy.ts";

/** The example as a call sends it: on one line, without surrounding quotes. */
export function sentExample(record: ModelRecord): Value {
	return exampleIn(isChat(record) ? SENT_CHAT : SENT, record) ?? NO_EXAMPLE;
}

const TIDYING: Tidying = { oneLine: true, unquoted: true };
const SENT_CHAT = sent(chat);
const SENT = sent(others);

function sent(examples: Examples): Examples {
	const tidy = Object.entries(examples).map(([task, example]) => [
		task,
		typeof example === "function"
			? (record: ModelRecord) => tidied(example(record), TIDYING)
			: tidied(example, TIDYING),
	]);
	return Object.fromEntries(tidy) as Examples;
}
